import { BlockList } from "#app/blocks/block-list.tsx";
import { loadBlockViews } from "#app/blocks/block-views.ts";
import { loadPageData } from "#app/boot/route-data.ts";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { ArticleColumns } from "#app/features/news-detail/article-columns.tsx";
import { NewsHeader } from "#app/features/news-detail/news-header.tsx";
import { NewsNeighbours } from "#app/features/news-detail/news-neighbours.tsx";
import type { Route } from "./+types/news-detail";

export const audience = "everyone";

/** News article, at `/nieuws/:slug` and `/en/news/:slug`. */
export { loadNewsDetail as loader } from "#app/pages/news/news-detail.server.ts";

/** Handles a form in the page, from a browser without scripts. */
export { formAction as action } from "#app/features/forms/receive/form-action.server.ts";

export { shouldRevalidate } from "#app/boot/route-data.ts";

/** Loads the code of the blocks in parallel with the page's data. */
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
