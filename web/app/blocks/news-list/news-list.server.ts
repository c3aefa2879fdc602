import type { BlockOf } from "@circuit/contract/content/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listNews } from "#app/cms/news.server.ts";
import { newsSummary } from "#app/features/summaries/news-summary.ts";

/** Highest page number that Strapi accepts. */
const maxPageNumber = 100_000;

/**
 * Loads a page of news, newest first: the page in the URL for a paginated list, else the first.
 *
 * @throws A 404 for a page beyond the last, so that search engines don't index empty pages.
 */
export async function loadNewsList({ paginated, pageSize }: BlockOf<"blocks.news-list">, context: BlockContext) {
  const page = paginated ? Number(context.query.page ?? 1) : 1;
  if (page > maxPageNumber) throw context.notFound();
  const news = await listNews({ page, pageSize: pageSize ?? (paginated ? 7 : 5) }, context);
  if (page > 1 && page > news.pageCount) throw context.notFound();

  return {
    articles: news.articles.map((article) => newsSummary(article, context.locale)),
    page,
    pageCount: paginated ? news.pageCount : 1,
  };
}
