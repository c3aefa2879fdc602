import { isPagePath, sitemapPaths } from "@circuit/contract/own-paths";
import { readPageQuery, type PageQuery } from "#app/domain/page-query.ts";
import { canonicalPath } from "@circuit/contract/canonical-path";

/** The router's own ending of an address that asks for a page's data. */
const dataEnding = ".data";

/** Longer addresses are never stored. */
const longestPath = 512;

/** Key of a stored answer. */
export interface PageKey {
  /** Path and the query that matters, in one order: the address to render. */
  address: string;
  /** Whether there is a query apart from the app mode: there can be any number of those. */
  isVariant: boolean;
}

/** The router's own name for a subset of a page's data: route ids by commas. */
const routeIds = /^[\w/-]+(?:,[\w/-]+){0,7}$/u;

/**
 * The key under which the answer to a request is kept.
 *
 * @param url - Path and query as they were asked for.
 * @returns `null` for an address that is never kept.
 */
export function toPageKey(url: string): PageKey | null {
  const mark = url.indexOf("?");
  const path = mark === -1 ? url : url.slice(0, mark);
  if (path.length > longestPath || path.includes("//") || !path.startsWith("/")) return null;
  // Only the canonical form of an address is stored; others are redirected by the application.
  if (path.endsWith(dataEnding) && canonicalPath(path) !== path) return null;
  if (mark === -1) return { address: path, isVariant: false };

  const search = new URLSearchParams(url.slice(mark + 1));
  const kept: Record<string, string | null> = queryOf(path, search);
  const routes = search.get("_routes") ?? "";
  if (path.endsWith(dataEnding) && routeIds.test(routes)) kept["_routes"] = routes;

  const given = Object.entries(kept).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  if (given.length === 0) return { address: path, isVariant: false };
  const query = given.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("&");
  return { address: `${path}?${query}`, isVariant: given.some(({ name }) => name !== "app") };
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
  const page = pagePathOf(path);
  return !isPagePath(page) && (path.endsWith(dataEnding) || path.endsWith("/_payload.json"));
}

/** Path of a key's address, without the ending that asks for its data only. */
export function pagePathOf(address: string): string {
  const path = address.split("?", 1)[0] ?? "/";
  return path.replace(/\/_payload\.json$|\.data$/u, "").replace(/^\/_(?:root)?$/u, "") || "/";
}
