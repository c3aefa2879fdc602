import type { Core, Modules, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { isLocale } from "#contract/locales";
import { fixedSlugs, kindOfType } from "#contract/urls/paths";
import { pathOfDocument, hasPath } from "../document-path.ts";
import { panelLanguage, currentFormRequest } from "../editing/panel-request.ts";
import { publicUses, type Use, formatUses } from "./describe-uses.ts";
import { documentUses } from "./document-uses.ts";
import { linkUses } from "./link-uses.ts";

const versionSchema = z.object({
  locale: z.string().nullish(),
  slug: z.string().nullish(),
  path: z.string().nullish(),
  title: z.string().nullish(),
  name: z.string().nullish(),
});

type Version = z.infer<typeof versionSchema>;

const settingsUid = "api::settings.settings";

const words = {
  settings: {
    nl: () => "De instellingen gelden voor de hele site, en kunnen niet weg. Wijzig liever wat erin staat.",
    en: () => "The settings are those of the whole site, and have to stay. Change what is in them instead.",
  },
  fixed: {
    nl: (title: string, path: string) =>
      `‘${title}’ is de pagina op ${path}, en daar leidt de site zelf naartoe: ze kan niet weg. Wijzig liever wat erop staat.`,
    en: (title: string, path: string) =>
      `‘${title}’ is the page at ${path}, and the site itself leads there: it has to stay. Change what is on it instead.`,
  },
  form: {
    nl: (title: string, uses: string) => `‘${title}’ staat nog op de site: ${uses}. Haal het formulier daar eerst weg.`,
    en: (title: string, uses: string) => `‘${title}’ is still on the site: ${uses}. Remove the form there first.`,
  },
  linked: {
    nl: (title: string, uses: string) => `Er leiden nog links naar ‘${title}’: ${uses}. Haal die eerst weg.`,
    en: (title: string, uses: string) => `Links still lead to ‘${title}’: ${uses}. Remove those first.`,
  },
  sold: {
    nl: (title: string, uses: string) => `Er zijn kaarten voor ‘${title}’: ${uses}. Depubliceer die eerst.`,
    en: (title: string, uses: string) => `There are tickets for ‘${title}’: ${uses}. Unpublish those first.`,
  },
  chosen: {
    nl: (title: string, uses: string) => `‘${title}’ is nog gekozen: ${uses}. Haal die keuze daar eerst weg.`,
    en: (title: string, uses: string) => `‘${title}’ is still chosen: ${uses}. Remove that choice there first.`,
  },
  kind: {
    nl: (title: string, uses: string) => `‘${title}’ is nog gekozen bij: ${uses}. Kies daar eerst iets anders.`,
    en: (title: string, uses: string) => `‘${title}’ is still chosen at: ${uses}. Choose something else there first.`,
  },
};

/** Types that group other entries: the site leaves out an entry without its group. */
const categories = new Set<string>([
  "api::faq-category.faq-category",
  "api::event-type.event-type",
  "api::accommodation-type.accommodation-type",
]);

/** Types that grandstands choose, in their Dutch version: zones and entrances, which have no languages. */
const partsOfStands = new Set<string>(["api::zone.zone", "api::point-of-interest.point-of-interest"]);

/** Types that blocks of pages choose from; a block without a choice shows all entries. */
const chosenInBlocks = new Set<string>([
  "api::partner.partner",
  "api::faq-category.faq-category",
  "api::arrangement.arrangement",
  "api::event.event",
]);

/** Types of `chosenInBlocks` that articles, arrangements and tickets choose too, and only lose a link without. */
const chosenElsewhere = new Set<string>(["api::arrangement.arrangement", "api::event.event"]);

/**
 * Refuses to unpublish or delete in the panel what the site needs: settings, fixed pages, forms in use, events and
 * arrangements with tickets, groups with entries, zones and entrances of grandstands, choices of blocks, and targets of
 * links. Menus need no check, as they leave out missing targets.
 */
export function preventRemovalInUse(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if ((action !== "unpublish" && action !== "delete") || currentFormRequest(strapi) === null) return next();
    for (const version of await versionsToRemove(strapi, uid, params.documentId, params.locale)) {
      const problem = await removalProblem(strapi, uid, params.documentId, version);
      if (problem !== null) throw new errors.ValidationError(problem);
    }
    return next();
  };
}

/** Returns the published versions that would be removed; without a language, in the default one, as in Strapi. */
async function versionsToRemove(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: unknown,
): Promise<Version[]> {
  const isChecked =
    [settingsUid, "api::form.form", ...ticketTargets, ...categories, ...partsOfStands, ...chosenInBlocks].includes(
      uid,
    ) || hasPath(uid);
  if (!isChecked) return [];
  const languages = locale === "*" || partsOfStands.has(uid) ? {} : { locale: { $in: [locale ?? "nl"].flat() } };
  const where = { documentId, publishedAt: { $notNull: true }, ...languages };
  return z.array(versionSchema).parse(await strapi.db.query(uid).findMany({ where }));
}

/** Types that tickets are sold for. */
const ticketTargets = new Set<string>(["api::event.event", "api::arrangement.arrangement", "api::stand.stand"]);

async function removalProblem(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, version: Version) {
  const { locale, slug } = version;
  const language = panelLanguage(strapi);
  const title = version.title ?? version.name ?? slug ?? documentId;
  if (partsOfStands.has(uid)) {
    const stands = publicUses(await documentUses(strapi, uid, documentId, "nl"));
    return stands.length === 0 ? null : words.kind[language](title, formatUses(stands, language));
  }
  if (!isLocale(locale)) return null;
  if (uid === settingsUid) return words.settings[language]();
  // Read once, as this searches all content.
  const chosenBy = publicUses(await documentUses(strapi, uid, documentId, locale));
  const say = (kind: "sold" | "form" | "kind" | "chosen", uses: readonly Use[]) =>
    uses.length === 0 ? null : words[kind][language](title, formatUses(uses, language));
  if (uid === "api::form.form") return say("form", chosenBy);
  const tickets = ticketTargets.has(uid) ? chosenBy.filter((use) => use.uid === "api::ticket-type.ticket-type") : [];
  const chosen = say("sold", tickets) ?? say(categories.has(uid) ? "kind" : "chosen", needingUses(uid, chosenBy));
  if (chosen !== null) return chosen;

  const path = pathOfDocument(uid, version);
  if (path === null) return null;
  if (kindOfType(uid) === "page" && slug && fixedSlugs(locale).includes(slug))
    return words.fixed[language](title, path);
  const uses = publicUses(await linkUses(strapi, path)).filter((use) => use.documentId !== documentId);
  if (uses.length > 0) return words.linked[language](title, formatUses(uses, language));

  return say(
    "chosen",
    chosenBy.filter((use) => use.uid === settingsUid),
  );
}

/** Returns the uses that need the document: entries in a group, and blocks that would show all entries without it. */
function needingUses(uid: string, uses: readonly Use[]): Use[] {
  if (chosenElsewhere.has(uid)) return uses.filter((use) => use.uid === "api::page.page");
  return categories.has(uid) || chosenInBlocks.has(uid) ? [...uses] : [];
}
