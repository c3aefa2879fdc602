import type { Locale } from "@circuit/contract/locales";
import { documentAt } from "@circuit/contract/paths";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { getPageBySlug } from "#app/cms/pages.server.ts";
import { readPageQuery } from "#app/domain/page-query.ts";

/**
 * Leaves the page number out of an address when the list there has no such page: lists in two languages are mostly
 * as long as each other, but a list of news may be shorter.
 *
 * @param address - Path, query and fragment of a page in `locale`.
 */
export async function withListPageThatIs(
  address: string,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<string> {
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
