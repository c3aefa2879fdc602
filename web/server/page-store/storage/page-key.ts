import { isClientRoutedPath, sitemapPaths } from "@circuit/contract/urls/own-paths";
import { readPageQuery, type PageQuery } from "#app/domain/page-query.ts";
import { requestedRoutes, isDataPath, pageOfDataPath } from "#app/router/data-url.ts";
import { canonicalPath } from "@circuit/contract/urls/canonical-path";

/** Ending of the path of a page's own loader data as plain JSON. */
export const payloadEnding = "/_payload.json";

/** Longest path of a stored answer. */
const maxPathLength = 512;

/**
 * Returns the key under which the answer to a request is stored, which is also the URL to render: the path with the
 * relevant query parameters in a fixed order.
 *
 * @param url - Path and query of the request.
 * @returns `null` for a URL whose answer is never stored.
 */
export function pageKeyOf(url: string): string | null {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.length > maxPathLength || path.includes("//") || !path.startsWith("/")) return null;
  // Only canonical paths are stored; `canonical-url.ts` doesn't redirect data requests.
  if (isDataPath(path) && canonicalPath(path) !== path) return null;
  if (mark === -1) return path;

  const search = new URLSearchParams(url.slice(mark + 1));
  const relevantQuery = { ...queryOf(path, search), ...(isDataPath(path) ? requestedRoutes(search) : null) };
  const given = Object.entries(relevantQuery).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  if (given.length === 0) return path;
  const query = given.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `${path}?${query}`;
}

/** Returns the query parameters that are relevant to a path. Files have none, except the sitemap's page number. */
function queryOf(path: string, search: URLSearchParams): Partial<PageQuery> {
  const query = readPageQuery(search);
  if (!isFile(path)) return query;
  return path === sitemapPaths.nl ? { page: query.page } : {};
}

function isFile(path: string): boolean {
  return /\.(?!data$|json$)[a-z]+$/u.test(path);
}

/**
 * Tells whether a path asks for the loader data of something other than a page, such as `/share/nl/home.jpg.data`. The
 * router would render the whole file for each such request.
 */
export function isDataOfNoPage(path: string): boolean {
  return (isDataPath(path) || path.endsWith(payloadEnding)) && !isClientRoutedPath(pagePathOf(path));
}

/** Returns the page's path of a key, without query and without the ending of a data request. */
export function pagePathOf(address: string): string {
  const path = address.split("?", 1)[0] ?? "/";
  return path.endsWith(payloadEnding) ? path.slice(0, -payloadEnding.length) || "/" : pageOfDataPath(path);
}
