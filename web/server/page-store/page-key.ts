/**
 * The parameters that change a page, with what their values may look like:
 * filters of lists, page numbers, searches. All others are left out of the key,
 * so that they neither miss the store nor fill it.
 */
const parameters: readonly (readonly [name: string, value: RegExp])[] = [
  ["category", /^[a-z0-9][a-z0-9-]{0,99}$/u],
  ["day", /^\d{4}-\d{2}-\d{2}$/u],
  ["from", /^\d{4}-\d{2}-\d{2}$/u],
  ["month", /^\d{4}-\d{2}$/u],
  ["page", /^[1-9]\d{0,6}$/u],
  ["q", /^.{1,100}$/u],
  ["sent", /^[a-z0-9]{1,64}$/u],
  ["stay", /^[a-z0-9][a-z0-9-]{0,99}$/u],
  ["till", /^\d{4}-\d{2}-\d{2}$/u],
  ["type", /^[a-z0-9][a-z0-9-]{0,99}$/u],
];

/** Longer addresses than any of ours are not kept. */
const longestPath = 512;

/** What a request asks for, and whether it can be answered for everyone alike. */
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
  // Forms are between one visitor and the server.
  if (path.startsWith("/forms/")) return null;
  if (path.length > longestPath || path.includes("//") || !path.startsWith("/")) return null;
  if (mark === -1) return { address: path, isVariant: false };

  const search = new URLSearchParams(url.slice(mark + 1));
  const kept = parametersOf(path).flatMap(([name, value]) => {
    const text = search.get(name)?.trim() ?? "";
    return value.test(text) ? [`${name}=${encodeURIComponent(text)}`] : [];
  });
  const routes = search.get("_routes") ?? "";
  if (path.endsWith(".data") && routeIds.test(routes)) kept.push(`_routes=${encodeURIComponent(routes)}`);

  const query = [...(search.has("app") ? ["app=1"] : []), ...kept].join("&");
  return { address: query === "" ? path : `${path}?${query}`, isVariant: kept.length > 0 };
}

/** Files have nothing to filter; a sitemap of very many addresses has parts. */
function parametersOf(path: string): typeof parameters {
  const isFile = /\.(?!data$|json$)[a-z]+$/u.test(path);
  return isFile ? parameters.filter(([name]) => name === "page" && path === "/sitemap.xml") : parameters;
}

/** Path of a key's address, without the ending that asks for its data only. */
export function pagePathOf(address: string): string {
  const path = address.split("?", 1)[0] ?? "/";
  return path.replace(/\/_payload\.json$|\.data$/u, "").replace(/^\/_(?:root)?$/u, "") || "/";
}
