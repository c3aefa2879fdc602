import { documentPath, homeSlug } from "@circuit/contract/urls/paths";
import { redirectDocument } from "react-router";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { cmsLoader, notFound } from "#app/cms/cms-loader.server.ts";
import { getPageBySlug, listParentCrumbs } from "#app/cms/pages.server.ts";
import { findPublicationPath } from "#app/cms/published-documents.server.ts";
import { lettersOfLongWord } from "#app/domain/long-word.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { formOutcomeContext, seoWithOutcome } from "#app/features/forms/receive/form-action.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { pageInfo } from "#app/pages/page-info.server.ts";
import { pageStructuredData } from "./page-structured-data.server.ts";
import type { ViewBlock } from "#app/blocks/view-block.ts";
import { eventFilterSearch, noFilters } from "#app/domain/event-filters.ts";
import { queryString } from "#app/domain/query-string.ts";

/**
 * Loads a content page.
 *
 * @throws A redirect to a publication; or the error response, if there is no such page or the CMS is unavailable.
 */
export const loadContentPage = cmsLoader(async ({ params, context, request, url }: LoaderArgs) => {
  const locale = context.get(localeContext);
  const slug = params["*"] ?? homeSlug;
  const options = { locale, signal: request.signal };

  const page = await getPageBySlug(slug, options);
  if (page === null) {
    const publication = await findPublicationPath(url.pathname, locale);
    // `web/server` answers publications itself. They arrive here by client-side navigation, or with other capitals in
    // the path.
    if (publication !== null) throw redirectDocument(publication, 301);
    throw notFound(url);
  }

  // Only for existing pages, as clients can request any number of paths.
  const crumbs = await listParentCrumbs(slug, options);
  const { title, heading, intro } = page;
  const formOutcome = context.get(formOutcomeContext);
  const seo = seoWithOutcome(page.seo, title, formOutcome, locale);
  const blocks = await toViewBlocks(page.blocks, { ...options, url, now: new Date(), formOutcome });
  const info = pageInfo(page, "page", locale, blocks);
  const search = canonicalSearch(blocks);
  context.set(pageFactsContext, {
    locale,
    path: `${documentPath("page", slug, locale)}${search}`,
    kind: "website",
    title,
    seo,
    description: intro,
    alternates: info.alternates,
    structuredData: (site) => pageStructuredData({ slug, title, crumbs, blocks }, locale, site),
  });
  const shown = heading ?? title;
  return {
    page: { title, heading: withSoftHyphens(shown, locale), letters: lettersOfLongWord(shown), intro, seo },
    crumbs,
    blocks,
    info,
    search,
  };
});

/**
 * Returns the query of a page's canonical URL: `?page=2` for a later page of a list, else an empty text. A filtered
 * list has the canonical URL of the whole list.
 */
function canonicalSearch(blocks: readonly ViewBlock[]): string {
  for (const block of blocks) {
    if (block.__component === "blocks.news-list" && block.data.page > 1)
      return queryString({ page: String(block.data.page) });
    if (block.__component === "blocks.event-list" && block.data.filtering !== null) {
      const isFiltered = eventFilterSearch(block.data.filtering.filters) !== eventFilterSearch(noFilters);
      if (!isFiltered && block.data.page > 1) return queryString({ page: String(block.data.page) });
    }
  }
  return "";
}
