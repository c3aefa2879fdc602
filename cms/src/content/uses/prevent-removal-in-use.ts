import type { Core, Modules, UID } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { isLocale } from "#contract/locales";
import { fixedSlugs, kindOfType } from "#contract/urls/paths";
import { pathOfDocument, hasPath } from "../document-path.ts";
import { panelLanguage, currentFormRequest } from "../editing/panel-request.ts";
import type { PanelText } from "../panel-text.ts";
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
  settings: () => ({
    nl: "De instellingen gelden voor de hele site, en kunnen niet weg. Wijzig liever wat erin staat.",
    en: "The settings are those of the whole site, and have to stay. Change what is in them instead.",
  }),
  fixed: (title: string, path: string) => ({
    nl: `‘${title}’ is de pagina op ${path}, en daar leidt de site zelf naartoe: ze kan niet weg. Wijzig liever wat erop staat.`,
    en: `‘${title}’ is the page at ${path}, and the site itself leads there: it has to stay. Change what is on it instead.`,
  }),
  form: (title: string, uses: string) => ({
    nl: `‘${title}’ staat nog op de site: ${uses}. Haal het formulier daar eerst weg.`,
    en: `‘${title}’ is still on the site: ${uses}. Remove the form there first.`,
  }),
  linked: (title: string, uses: string) => ({
    nl: `Er leiden nog links naar ‘${title}’: ${uses}. Haal die eerst weg.`,
    en: `Links still lead to ‘${title}’: ${uses}. Remove those first.`,
  }),
  sold: (title: string, uses: string) => ({
    nl: `Er zijn kaarten voor ‘${title}’: ${uses}. Depubliceer die eerst.`,
    en: `There are tickets for ‘${title}’: ${uses}. Unpublish those first.`,
  }),
  chosen: (title: string, uses: string) => ({
    nl: `‘${title}’ is nog gekozen: ${uses}. Haal die keuze daar eerst weg.`,
    en: `‘${title}’ is still chosen: ${uses}. Remove that choice there first.`,
  }),
  kind: (title: string, uses: string) => ({
    nl: `‘${title}’ is nog gekozen bij: ${uses}. Kies daar eerst iets anders.`,
    en: `‘${title}’ is still chosen at: ${uses}. Choose something else there first.`,
  }),
};

type Needed = readonly [kind: "form" | "sold" | "chosen" | "kind", isNeeded: (use: Use) => boolean];

const byAll = () => true;
const byTicket: Needed = ["sold", ({ uid }) => uid === "api::ticket-type.ticket-type"];
const byPage: Needed = ["chosen", ({ uid }) => uid === "api::page.page"];

/**
 * The uses that need a document, by its type: the site leaves out an entry without its group, and a block of a page
 * without a choice shows all entries. Articles, arrangements and tickets that choose an event only lose a link without.
 */
const neededBy: Readonly<Record<string, readonly Needed[]>> = {
  "api::form.form": [["form", byAll]],
  "api::faq-category.faq-category": [["kind", byAll]],
  "api::event-type.event-type": [["kind", byAll]],
  "api::accommodation-type.accommodation-type": [["kind", byAll]],
  "api::zone.zone": [["kind", byAll]],
  "api::point-of-interest.point-of-interest": [["kind", byAll]],
  "api::partner.partner": [["chosen", byAll]],
  "api::arrangement.arrangement": [byTicket, byPage],
  "api::event.event": [byTicket, byPage],
  "api::stand.stand": [byTicket],
};

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
      if (problem !== null) throw new errors.ValidationError(problem[panelLanguage(strapi)]);
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
  if (uid !== settingsUid && !(uid in neededBy) && !hasPath(uid)) return [];
  const chosen = { locale: { $in: [locale ?? "nl"].flat() } };
  // The locale of a document without languages is `null` or an empty text.
  const languages = locale === "*" ? {} : { $or: [chosen, { locale: { $null: true } }, { locale: "" }] };
  const where = { documentId, publishedAt: { $notNull: true }, ...languages };
  return z.array(versionSchema).parse(await strapi.db.query(uid).findMany({ where }));
}

async function removalProblem(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  version: Version,
): Promise<PanelText | null> {
  if (uid === settingsUid) return words.settings();
  const { slug } = version;
  // Grandstands choose their zone and entrance, which have no languages, in Dutch.
  const locale = version.locale || "nl";
  const title = version.title ?? version.name ?? slug ?? documentId;
  // Read once, as this searches all content.
  const chosenBy = publicUses(await documentUses(strapi, uid, documentId, locale));
  const say = (kind: Needed[0] | "linked", uses: readonly Use[]) =>
    uses.length === 0 ? null : words[kind](title, formatUses(uses, panelLanguage(strapi)));
  for (const [kind, isNeeded] of neededBy[uid] ?? []) {
    const problem = say(kind, chosenBy.filter(isNeeded));
    if (problem !== null) return problem;
  }

  const path = pathOfDocument(uid, version);
  if (path === null || !isLocale(locale)) return null;
  if (kindOfType(uid) === "page" && slug && fixedSlugs(locale).includes(slug)) return words.fixed(title, path);
  const links = publicUses(await linkUses(strapi, path)).filter((use) => use.documentId !== documentId);
  const inSettings = chosenBy.filter((use) => use.uid === settingsUid);
  return say("linked", links) ?? say("chosen", inSettings);
}
