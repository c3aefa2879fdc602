import type { Locale } from "@circuit/contract/locales";
import { accountPaths } from "@circuit/contract/urls/own-paths";
import { parseDocumentPath } from "@circuit/contract/urls/paths";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { translateQuerySlugs } from "#app/cms/translate-query-slugs.server.ts";
import { getPageBySlug } from "#app/cms/pages.server.ts";
import { readPageQuery } from "#app/domain/page-query.ts";
import { withTranslatedSearch } from "#app/domain/translated-search.ts";
import { readAccountQuery, withAccountQuery } from "#app/features/account/account-query.ts";

/** Paths of the account and sign-in pages, to which links in our mails lead. */
const authPaths = new Set(Object.values(accountPaths).flatMap((paths) => Object.values(paths)));

/**
 * Returns the URL of the same page in another language, with the slugs in its query translated.
 *
 * @param asked - Path in `locale`, with the query and fragment of the current page.
 */
export async function translatedUrl(asked: string, locale: Locale, signal: AbortSignal): Promise<string> {
  const url = new URL(asked, "http://site.invalid");
  // Keep the parameters of a mail's link, which apply in both languages.
  if (authPaths.has(url.pathname)) return withAccountQuery(url.pathname, { ...readAccountQuery(url), done: null });
  const chosen = await translateQuerySlugs(withTranslatedSearch(asked), locale);
  return clampPage(chosen, locale, signal);
}

/**
 * Removes the page number from a URL if the list in `locale` has no such page: a list may be shorter in one language.
 *
 * @param address - Path, query and fragment of a page in `locale`.
 */
async function clampPage(address: string, locale: Locale, signal: AbortSignal): Promise<string> {
  const url = new URL(address, "http://site.invalid");
  if (readPageQuery(url.searchParams).page === null || (await isThere(url, locale, signal))) return address;
  url.searchParams.delete("page");
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether the page exists; loading its lists throws a 404 for a page number beyond their last page. */
async function isThere(url: URL, locale: Locale, signal: AbortSignal): Promise<boolean> {
  const { kind, slug } = parseDocumentPath(url.pathname, locale);
  if (kind !== "page") return false;
  try {
    const page = await getPageBySlug(slug, { locale, signal });
    if (page !== null) await toViewBlocks(page.blocks, { locale, signal, url, now: new Date(), formOutcome: null });
    return page !== null;
  } catch {
    return false;
  }
}
