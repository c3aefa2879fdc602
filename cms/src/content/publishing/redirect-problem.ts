import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { optionalText } from "#contract/field";
import { canonicalPath } from "#contract/urls/canonical-path";
import { isReservedPath } from "#contract/urls/own-paths";
import type { PanelText } from "../panel-text.ts";
import { documentTitleAt } from "./document-title-at.ts";
import type { Draft } from "./publishing-check.ts";

const sentences = {
  noSource: (from: string) => ({
    nl: `‘Van’ is geen adres dat iemand kan opvragen: ${from}. Een % kan er alleen in als code, zoals %20.`,
    en: `‘Van’ is no address that anybody can ask for: ${from}. A % can only stand in it as a code, such as %20.`,
  }),
  noTarget: (to: string) => ({
    nl: `‘Naar’ is geen adres waar een bezoeker kan komen: ${to}. Kopieer het uit de adresbalk.`,
    en: `‘Naar’ is no address that a visitor can get to: ${to}. Copy it from the address bar.`,
  }),
  withQuery: (path: string) => ({
    nl: `Een doorverwijzing geldt voor een adres met alles erachter: haal het vraagteken en wat erop volgt weg, en schrijf ${path}`,
    en: `A redirect holds for an address with whatever follows it: leave out the question mark and the rest, and write ${path}`,
  }),
  otherForm: (fromPath: string) => ({
    nl: `Schrijf bij ‘Van’ het adres zoals de site het kent: ${fromPath}`,
    en: `Write the address at ‘Van’ as the site knows it: ${fromPath}`,
  }),
  reserved: (from: string) => ({
    nl: `Het adres ${from} gebruikt de site zelf. Kies een ander adres bij ‘Van’.`,
    en: `The site uses the address ${from} itself. Choose another address at ‘Van’.`,
  }),
  taken: (from: string, title: string) => ({
    nl: `Op ${from} staat ‘${title}’. Depubliceer dat eerst, of kies een ander adres.`,
    en: `At ${from} is ‘${title}’. Unpublish that first, or choose another address.`,
  }),
  round: (from: string, to: string) => ({
    nl: `Zo draait de bezoeker rond: ${to} stuurt weer door naar ${from}. Kies een ander doel.`,
    en: `Visitors would go round: ${to} leads back to ${from}. Choose another target.`,
  }),
} satisfies Record<string, (...names: [string, string]) => PanelText>;

const ruleSchema = z.object({ from: optionalText, to: optionalText });

/** Returns why a draft redirect can't be published; `null` when it can. */
export async function redirectProblem(strapi: Core.Strapi, { documentId, entry }: Draft): Promise<PanelText | null> {
  const { from, to } = ruleSchema.parse(entry);
  if (from === null || to === null) return null;

  if (from.includes("?")) return sentences.withQuery(from.slice(0, from.indexOf("?")));
  const fromPath = canonicalPath(from);
  if (fromPath === null) return sentences.noSource(from);
  if (fromPath !== from) return sentences.otherForm(fromPath);
  if (!canBeVisited(to)) return sentences.noTarget(to);

  if (isReservedPath(from)) return sentences.reserved(from);
  const title = await documentTitleAt(strapi, from);
  if (title !== null) return sentences.taken(from, title);

  const others = await strapi.documents("api::redirect.redirect").findMany({
    status: "published",
    filters: { documentId: { $ne: documentId } },
    fields: ["from", "to"],
    limit: -1,
  });
  const targets = new Map(others.map((other) => [other.from, other.to]));
  return leadsBack(from, to, targets) ? sentences.round(from, to) : null;
}

/** Whether the site can send visitors to the target of a redirect, which it must be able to read. */
function canBeVisited(to: string): boolean {
  return to.startsWith("/") ? pathOf(to) !== null : URL.canParse(to);
}

function leadsBack(
  from: string,
  to: string,
  targets: ReadonlyMap<string | null | undefined, string | null | undefined>,
) {
  const passed = new Set<string>();
  for (let path = pathOf(to); path !== null && !passed.has(path); path = pathOf(targets.get(path))) {
    if (path === from) return true;
    passed.add(path);
  }
  return false;
}

/** Stands in for the origin of this site while a target is resolved. */
const ownOrigin = "http://site.invalid";

/** Returns the path of a target on this site; `null` for a target elsewhere, or one that can't be read. */
function pathOf(target: string | null | undefined): string | null {
  if (target?.startsWith("/") !== true || !URL.canParse(target, ownOrigin)) return null;
  const { origin, pathname } = new URL(target, ownOrigin);
  return origin === ownOrigin ? canonicalPath(pathname) : null;
}
