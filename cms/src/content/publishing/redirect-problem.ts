import type { Core } from "@strapi/strapi";
import { isReservedPath } from "#contract/own-paths";
import { titleAt } from "./published-address.ts";

/** The reason why a draft redirect can't be published, in Dutch; `null` when there is none. */
export async function redirectProblem(strapi: Core.Strapi, documentId: string): Promise<string | null> {
  const redirects = strapi.documents("api::redirect.redirect");
  const rule = await redirects.findOne({ documentId, fields: ["from", "to"] });
  if (!rule?.from || !rule.to) return null;

  const asked = addressAsAsked(rule.from);
  if (asked !== rule.from) return `Schrijf bij ‘Van’ het adres zoals de site het kent: ${asked}`;

  if (isReservedPath(rule.from)) return `Het adres ${rule.from} gebruikt de site zelf. Kies een ander adres bij ‘Van’.`;
  const title = await titleAt(strapi, rule.from);
  if (title !== null) return `Op ${rule.from} staat ‘${title}’. Depubliceer dat eerst, of kies een ander adres.`;

  const others = await redirects.findMany({
    status: "published",
    filters: { documentId: { $ne: documentId } },
    fields: ["from", "to"],
    limit: -1,
  });
  const targets = new Map(others.map(({ from, to }) => [from, to]));
  return leadsBack(rule.from, rule.to, targets)
    ? `Zo draait de bezoeker rond: ${rule.to} stuurt weer door naar ${rule.from}. Kies een ander doel.`
    : null;
}

/** A path as a browser requests it, without the trailing slash that the site always removes. */
function addressAsAsked(path: string): string {
  const { pathname } = new URL(path, "http://site.example");
  return pathname.length > 1 ? pathname.replace(/\/+$/u, "") : pathname;
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

function pathOf(target: string | null | undefined): string | null {
  return target?.startsWith("/") === true ? addressAsAsked(target) : null;
}
