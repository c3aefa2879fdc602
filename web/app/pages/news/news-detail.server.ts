import { documentPath } from "@circuit/contract/urls/paths";
import { isSlug } from "@circuit/contract/urls/slug";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getNewsBySlug, getNewsNeighbours } from "#app/cms/news.server.ts";
import { readingMinutes } from "#app/domain/reading-time.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { formOutcomeContext } from "#app/features/forms/receive/form-action.server.ts";
import { wordCountOfBlocks } from "#app/features/news-detail/word-count-of-blocks.ts";
import { listDetailCrumbs } from "#app/features/page-header/list-detail-crumbs.server.ts";
import { newsArticle } from "#app/features/structured-data/news-article.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { newsSummary } from "#app/features/summaries/news-summary.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { pageInfo } from "#app/pages/page-info.server.ts";
import type { ViewBlock } from "#app/blocks/view-block.ts";

/**
 * Loads the page of a news article.
 *
 * @throws The error response, if there is no such article or the CMS is unavailable.
 */
export const loadNewsDetail = cmsLoader(async ({ params: { slug }, context, request, url }: LoaderArgs<"slug">) => {
  if (!isSlug(slug)) throw invalidPath(url);
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };
  const now = new Date();

  const article = await getNewsBySlug(slug, options);
  if (article === null) throw notFound(url);

  const [crumbs, { newer, older }, blocks] = await Promise.all([
    listDetailCrumbs("news", slug, options),
    getNewsNeighbours(article.publishedOn, options),
    toViewBlocks(article.blocks, {
      ...options,
      url,
      now,
      formOutcome: context.get(formOutcomeContext),
    }),
  ]);
  const titleAndPath = (card: typeof newer) => {
    if (card === null) return null;
    const { title, path } = newsSummary(card, locale);
    return { title, path };
  };

  const info = pageInfo(article, "news", locale);
  const path = documentPath("news", article.slug, locale);
  context.set(pageFactsContext, {
    locale,
    path,
    kind: "article",
    title: article.title,
    description: article.summary,
    seo: article.seo,
    alternates: info.alternates,
    structuredData: (site) => [newsArticle(article, path, locale, site)],
  });
  return {
    article: {
      ...newsSummary(article, locale),
      seo: article.seo,
      author: article.author,
      coverCaption: article.coverCaption,
      minutes: readingMinutes(wordCountOfBlocks(blocks)),
      heading: withSoftHyphens(article.title, locale),
    },
    ...articleParts(blocks),
    events: article.events.map((event) => eventSummary(event, locale, now)),
    listPath: crumbs.at(-1)?.path ?? null,
    newer: titleAndPath(newer),
    older: titleAndPath(older),
    info,
  };
});

const textKinds: readonly ViewBlock["__component"][] = ["blocks.rich-text", "blocks.quote", "blocks.table"];

/** Divides an article's blocks into those of its text column, and the rest from the first that needs more width. */
function articleParts(blocks: readonly ViewBlock[]): { text: ViewBlock[]; wide: ViewBlock[] } {
  const firstWide = blocks.findIndex(({ __component: kind }) => !textKinds.includes(kind));
  const end = firstWide === -1 ? blocks.length : firstWide;
  return { text: blocks.slice(0, end), wide: blocks.slice(end) };
}
