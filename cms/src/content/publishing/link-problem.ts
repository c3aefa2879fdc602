import type { Core, UID } from "@strapi/strapi";
import { isOwnPath } from "#contract/own-paths";
import { panelLanguage } from "../editing/panel-request.ts";
import { linksOf } from "./entry-links.ts";
import { titleAt } from "./published-address.ts";

const sentences = {
  nl: (place: string, path: string) =>
    `Een link leidt nergens heen: ${place} wijst naar ${path}, en daar staat niets. Verbeter het adres, of haal de link weg.`,
  en: (place: string, path: string) =>
    `A link leads nowhere: ${place} points to ${path}, and nothing is there. Mend the address, or remove the link.`,
};

/**
 * The first link of a draft to an address of this site where there is nothing: neither a
 * published document or redirect, nor a draft that could be published there.
 *
 * @returns A sentence that names its place; `null` when every link leads somewhere.
 */
export async function linkProblem(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string,
): Promise<string | null> {
  for (const { place, url } of await linksOf(strapi, uid, documentId, locale)) {
    const path = pathOnSite(strapi, url);
    if (path !== null && !(await leadsSomewhere(strapi, path))) return sentences[panelLanguage(strapi)](place, path);
  }
  return null;
}

/** @returns The path without query and trailing slash; `null` for an address elsewhere or a fragment (`#…`). */
function pathOnSite(strapi: Core.Strapi, url: string): string | null {
  const site = new URL(strapi.config.get<string>("site.url"));
  if (url.startsWith("#") || !URL.canParse(url, site)) return null;
  const { origin, pathname } = new URL(url, site);
  if (origin !== site.origin) return null;
  return pathname.length > 1 ? pathname.replace(/\/+$/u, "") : pathname;
}

async function leadsSomewhere(strapi: Core.Strapi, path: string): Promise<boolean> {
  if (isOwnPath(path)) return true;
  const target = path.replace(/\.ics$/u, "");
  if ((await titleAt(strapi, target)) !== null || (await titleAt(strapi, target, { drafts: true })) !== null)
    return true;
  const from = { $in: [path, decoded(path)] };
  return (await strapi.documents("api::redirect.redirect").count({ status: "published", filters: { from } })) > 0;
}

/** The path with its letters as people write them; as it is when it isn't well encoded, such as `/100%`. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}
