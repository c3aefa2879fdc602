import type { PageParameter } from "./page-query.ts";

/**
 * What means something in every language; slugs of types and categories are words of one, and the server
 * looks up the other's. Page numbers count what differs.
 */
const sharedNames = ["q", "type", "category", "stay", "month", "from", "till", "day"] satisfies PageParameter[];

/**
 * What of a page's query also holds for the same page in another language, read as the
 * server reads it: characters that nobody sees say nothing.
 *
 * @returns A query that starts with `?`, or an empty text.
 */
export function twinSearch(search: string): string {
  const given = new URLSearchParams(search);
  const texts = sharedNames.map((name) => [name, (given.get(name) ?? "").replaceAll(/\p{Cc}+/gu, " ").trim()]);
  const kept = texts.filter(([, text]) => text !== "");
  if (given.has("app")) kept.push(["app", "1"]);
  return kept.length === 0 ? "" : `?${new URLSearchParams(kept)}`;
}

/** An address of this site with only that of its query. @param address - Path, query and fragment. */
export function withTwinSearch(address: string): string {
  const { pathname, search, hash } = new URL(address, "http://site.invalid");
  return `${pathname}${twinSearch(search)}${hash}`;
}
