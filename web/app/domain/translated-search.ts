import { readPageQuery } from "./page-query.ts";
import { queryString } from "./query-string.ts";

/**
 * Returns the part of a query that also applies to the page in another language: all but the parameter `sent`. Slugs in
 * the query still need translation, by the server.
 *
 * @returns A query that starts with `?`, or an empty text.
 */
export function translatedSearch(search: string): string {
  const sharedSearch = queryString({ ...readPageQuery(new URLSearchParams(search)), sent: null });
  return sharedSearch === "?" ? "" : sharedSearch;
}

/** Applies `translatedSearch` to the query of a URL. @param address - Path, query and fragment. */
export function withTranslatedSearch(address: string): string {
  const { pathname, search, hash } = new URL(address, "http://site.invalid");
  return `${pathname}${translatedSearch(search)}${hash}`;
}
