import type { Locale } from "@circuit/contract/locales";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import { documentAt } from "@circuit/contract/urls/paths";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { chooseInLanguage } from "#app/cms/filter-choices.server.ts";
import { getPageBySlug } from "#app/cms/pages.server.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { withTranslatedSearch } from "#app/domain/translated-search.ts";
import { readAccountQuery, withAccountQuery } from "#app/features/account/account-query.ts";

/** Paths of the pages that lead into an account; the links of our mails lead to some of them. */
const authPaths = new Set(Object.values(accountPaths).flatMap((paths) => Object.values(paths)));

/**
 * The URL of the same page in another language: with its choices in that language, and with its page number if the list
 * there has that page.
 *
 * @param asked - Requested path, query and fragment of a page of this site.
 */
export async function translatedUrl(asked: string, locale: Locale, signal: AbortSignal): Promise<string> {
  const url = new URL(asked, "http://site.invalid");
  // What a mail or another page brought along counts in both languages.
  if (authPaths.has(url.pathname)) return withAccountQuery(url.pathname, { ...readAccountQuery(url), done: null });
  const chosen = await chooseInLanguage(withTranslatedSearch(asked), locale);
  return clampPage(chosen, locale, signal);
}

/**
 * Leaves the page number out of an address when the list there has no such page: lists in two languages are mostly
 * as long as each other, but a list of news may be shorter.
 *
 * @param address - Path, query and fragment of a page in `locale`.
 */
async function clampPage(address: string, locale: Locale, signal: AbortSignal): Promise<string> {
  const url = new URL(address, "http://site.invalid");
  if (readPageQuery(url.searchParams).page === null || (await isThere(url, locale, signal))) return address;
  url.searchParams.delete("page");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether the page could be shown: its lists throw a 404 for a number beyond their last. */
async function isThere(url: URL, locale: Locale, signal: AbortSignal): Promise<boolean> {
  const { kind, slug } = documentAt(url.pathname, locale);
  if (kind !== "page") return false;
  try {
    const page = await getPageBySlug(slug, { locale, signal });
    if (page !== null) await toViewBlocks(page.blocks, { locale, signal, url, now: new Date(), formOutcome: null });
    return page !== null;
  } catch {
    // Or it can't be looked up just now: the visitor gets the first page of the list.
    return false;
  }
}
