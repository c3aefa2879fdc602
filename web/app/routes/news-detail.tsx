import { documentPath } from "@circuit/contract/paths";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { BlockList } from "#app/blocks/block-list.tsx";
import { loadBlockViews } from "#app/blocks/block-views.ts";
import { loadPageData } from "#app/boot/route-data.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getNewsBySlug, getNewsNeighbours } from "#app/cms/news.server.ts";
import { readingMinutes } from "#app/domain/reading-time.ts";
import { isSlug } from "@circuit/contract/slug";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { formAction, formOutcomeContext } from "#app/features/forms/receive/form-action.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { ArticleColumns } from "#app/features/news-detail/article-columns.tsx";
import { NewsHeader } from "#app/features/news-detail/news-header.tsx";
import { NewsNeighbours } from "#app/features/news-detail/news-neighbours.tsx";
import { wordCountOfBlocks } from "#app/features/news-detail/word-count-of-blocks.ts";
import { newsArticle } from "#app/features/structured-data/news-article.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { newsSummary } from "#app/features/summaries/news-summary.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { articleParts } from "#app/pages/news/article-parts.ts";
import { pageInfo } from "#app/pages/page-info.server.ts";
import { listDetailCrumbs } from "#app/features/page-header/list-detail-crumbs.server.ts";
import type { Route } from "./+types/news-detail";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** News article, at `/nieuws/:slug` and `/en/news/:slug`. */
export const loader = cmsLoader(async ({ params, context, request, url }: Route.LoaderArgs) => {
  if (!isSlug(params.slug)) throw invalidPath(url);
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };
  const now = new Date();

  const article = await getNewsBySlug(params.slug, options);
  if (article === null) throw notFound(url);

  const [crumbs, { newer, older }, blocks] = await Promise.all([
    listDetailCrumbs("news", params.slug, options),
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

/** Takes a form that stands on the page, from a browser without scripts. */
export const action = formAction;

export { shouldRevalidate } from "#app/boot/route-data.ts";

/** The browser gets the code of the blocks along with the data of the first page it draws itself. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadPageData(url, serverLoader, loadBlockViews);
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article } = loaderData;
  return documentMeta({
    title: article.title,
    description: article.summary,
    seo: article.seo,
    path: location.pathname,
    site: matches[0].loaderData,
  });
}

export default function NewsDetail({ loaderData }: Route.ComponentProps) {
  const { article, text, wide, events, listPath, newer, older } = loaderData;
  return (
    <>
      <NewsHeader {...article} listPath={listPath} />
      <ArticleColumns events={events}>
        {text.length === 0 && article.summary ? <p className="lead">{article.summary}</p> : null}
        <BlockList blocks={text} />
      </ArticleColumns>
      <BlockList blocks={wide} />
      <NewsNeighbours older={older} newer={newer} listPath={listPath} />
    </>
  );
}

export { PageErrorBoundary as ErrorBoundary };
