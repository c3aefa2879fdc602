import type { Core } from "@strapi/strapi";

/**
 * Every address of the site from which visitors end at one: itself, and those that published redirects lead there
 * from, also by way of each other. Renaming a document leaves such a redirect behind.
 *
 * @param path - As the site writes it, without a query.
 */
export async function addressesTo(strapi: Core.Strapi, path: string): Promise<string[]> {
  const { origin } = new URL(strapi.config.get<string>("site.url"));
  const rules = await strapi
    .documents("api::redirect.redirect")
    .findMany({ status: "published", fields: ["from", "to"], limit: -1 });

  const found = new Set([path]);
  let known = 0;
  while (known < found.size) {
    known = found.size;
    for (const { from, to } of rules) {
      const target = pathOf(to ?? "", origin);
      if (from && target !== null && found.has(target)) found.add(from);
    }
  }
  return [...found];
}

/** @returns The path of an address on this site, without query and trailing slash; `null` for one elsewhere. */
function pathOf(address: string, siteOrigin: string): string | null {
  if (!URL.canParse(address, siteOrigin)) return null;
  const { origin, pathname } = new URL(address, siteOrigin);
  if (origin !== siteOrigin) return null;
  return pathname.length > 1 ? pathname.replace(/\/+$/u, "") : pathname;
}
