import type { PageParameter } from "./page-query.ts";

/**
 * Parameters that also apply to the page in another language. Slugs of types and categories differ by language: the
 * server looks up the other one. An event has the same id in both. The server also looks whether a list has that page.
 */
const sharedNames = [
  "q",
  "type",
  "category",
  "stay",
  "month",
  "from",
  "till",
  "day",
  "event",
  "page",
] satisfies PageParameter[];

/**
 * The part of a page's query that also applies to the same page in another language. As
 * on the server, control characters count as spaces.
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

/** An address of this site with only that part of its query. @param address - Path, query and fragment. */
export function withTwinSearch(address: string): string {
  const { pathname, search, hash } = new URL(address, "http://site.invalid");
  return `${pathname}${twinSearch(search)}${hash}`;
}
