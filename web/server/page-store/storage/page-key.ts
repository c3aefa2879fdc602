import { isPagePath, sitemapPaths } from "@circuit/contract/urls/own-paths";
import { readPageQuery, type PageQuery } from "#app/domain/page-query.ts";
import { requestedRoutes, isDataPath, pageOfDataPath } from "#app/router/data-address.ts";
import { canonicalPath } from "@circuit/contract/urls/canonical-path";

/** Ending of the address of a page's own data as plain JSON. */
export const payloadEnding = "/_payload.json";

/** Longer addresses are never stored. */
const maxPathLength = 512;

/**
 * The key under which the answer to a request is stored: path and the query that matters, in one order, which is the address to
 * render.
 *
 * @param url - Path and query of the request.
 * @returns `null` for an address that is never stored.
 */
export function toPageKey(url: string): string | null {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.length > maxPathLength || path.includes("//") || !path.startsWith("/")) return null;
  // Only the canonical form of an address is stored; others are redirected by the application.
  if (isDataPath(path) && canonicalPath(path) !== path) return null;
  if (mark === -1) return path;

  const search = new URLSearchParams(url.slice(mark + 1));
  const relevantQuery = { ...queryOf(path, search), ...(isDataPath(path) ? requestedRoutes(search) : null) };
  const given = Object.entries(relevantQuery).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  if (given.length === 0) return path;
  const query = given.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `${path}?${query}`;
}

/** The query that matters to a path. Files have none, except the sitemap, which may be divided into pages. */
function queryOf(path: string, search: URLSearchParams): Partial<PageQuery> {
  const query = readPageQuery(search);
  if (!isFile(path)) return query;
  return path === sitemapPaths.nl ? { page: query.page } : {};
}

function isFile(path: string): boolean {
  return /\.(?!data$|json$)[a-z]+$/u.test(path);
}

/**
 * Whether an address asks for the data of what is no page, such as `/share/nl/home.jpg.data`. There is none: the
 * router would answer with the whole file, made anew for each list of routes and each query.
 */
export function isDataOfNoPage(path: string): boolean {
  return (isDataPath(path) || path.endsWith(payloadEnding)) && !isPagePath(pagePathOf(path));
}

/** Path of a key's address, without the ending that asks for its data only. */
export function pagePathOf(address: string): string {
  const path = address.split("?", 1)[0] ?? "/";
  return path.endsWith(payloadEnding) ? path.slice(0, -payloadEnding.length) || "/" : pageOfDataPath(path);
}
