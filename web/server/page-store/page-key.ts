import { canonicalPath } from "#app/domain/site-path.ts";

/** Reads a value of the query as it stands in the key; `null` for what no page reads. */
type Read = (text: string) => string | null;

const matching =
  (value: RegExp): Read =>
  (text) =>
    value.test(text) ? text : null;

const day = matching(/^\d{4}-\d{2}-\d{2}$/u);

const smallWord = matching(/^[a-z0-9][a-z0-9-]{0,99}$/u);

/** A word of a filter, which in capitals is the same word. */
const word: Read = (text) => smallWord(text.toLowerCase());

/**
 * The parameters that change a page, with how their values are read:
 * filters of lists, page numbers, searches. All others are left out of the key,
 * so that they neither miss the store nor fill it.
 */
const parameters: readonly (readonly [name: string, read: Read])[] = [
  ["category", word],
  ["day", day],
  ["from", day],
  ["month", matching(/^\d{4}-\d{2}$/u)],
  ["page", matching(/^[1-9]\d{0,6}$/u)],
  ["q", matching(/^.{1,100}$/u)],
  ["sent", matching(/^[a-z0-9]{1,64}$/u)],
  ["stay", word],
  ["till", day],
  ["type", word],
];

/** The router's own ending of an address that asks for a page's data. */
const dataEnding = ".data";

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
  // A click on another spelling of an address is told where that leads; only the one form is kept.
  if (path.endsWith(dataEnding) && canonicalPath(path) !== path) return null;
  if (mark === -1) return { address: path, isVariant: false };

  const search = new URLSearchParams(url.slice(mark + 1));
  const kept = parametersOf(path).flatMap(([name, read]) => {
    const asked =
      search
        .get(name)
        ?.replaceAll(/\p{Cc}+/gu, " ")
        .trim() ?? "";
    const text = read(asked);
    return text === null ? [] : [`${name}=${encodeURIComponent(text)}`];
  });
  const routes = search.get("_routes") ?? "";
  if (path.endsWith(dataEnding) && routeIds.test(routes)) kept.push(`_routes=${encodeURIComponent(routes)}`);

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

/** Path of the page that a picture for link previews is of; `null` for any other address. */
export function pageOfShareImage(address: string): string | null {
  const [, locale = "", path = ""] = /^\/share\/(nl|en)\/(.+)\.jpg$/u.exec(address) ?? [];
  if (path === "") return null;
  const start = locale === "nl" ? "" : `/${locale}`;
  return path === "home" ? start || "/" : `${start}/${path}`;
}
