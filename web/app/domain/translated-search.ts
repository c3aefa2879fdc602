import { readPageQuery } from "./page-query.ts";
import { pageSearch } from "./page-search.ts";

/**
 * The part of a page's query that also applies to the same page in another language: all but that a form was sent.
 * Slugs of types and categories differ by language: the server looks up the other one. It also looks whether a list
 * has that page.
 *
 * @returns A query that starts with `?`, or an empty text.
 */
export function translatedSearch(search: string): string {
  const sharedSearch = pageSearch({ ...readPageQuery(new URLSearchParams(search)), sent: null });
  return sharedSearch === "?" ? "" : sharedSearch;
}

/** An address of this site with only that part of its query. @param address - Path, query and fragment. */
export function withTranslatedSearch(address: string): string {
  const { pathname, search, hash } = new URL(address, "http://site.invalid");
  return `${pathname}${translatedSearch(search)}${hash}`;
}
