import { newsCardSchema, type NewsCard } from "@circuit/contract/content/cards";
import { newsArticleSchema, type NewsArticle } from "@circuit/contract/content/documents";
import { cmsList, type CmsOptions } from "./client.server.ts";
import { withSales } from "./event-sales.server.ts";
import { readDocumentBySlug } from "./document-by-slug.server.ts";
import { periodTag } from "#app/cache-tags/cache-tags.ts";

/** Reads one published article with its blocks; `null` when none has this slug. */
export async function getNewsBySlug(slug: string, options: CmsOptions): Promise<NewsArticle | null> {
  const article = await readDocumentBySlug("news-articles", newsArticleSchema, slug, options);
  return article && { ...article, events: await withSales(article.events, options) };
}

export interface NewsPage {
  articles: readonly NewsCard[];
  page: number;
  pageCount: number;
  total: number;
}

/**
 * Lists one page of articles, newest first.
 *
 * @param page - From 1; beyond the last page `articles` is empty.
 */
export async function listNews(
  { page, pageSize }: { page: number; pageSize: number },
  options: CmsOptions,
): Promise<NewsPage> {
  const query = { sort: ["publishedOn:desc", "id:desc"], view: "card", pagination: { page, pageSize } };
  const { data, pagination } = await cmsList("news-articles", newsCardSchema, query, options);
  const total = pagination?.total ?? data.length;
  return { articles: data, page, pageCount: Math.ceil(total / pageSize), total };
}

/**
 * Reads the articles just before and just after an article in time; `null` where there is none.
 *
 * @param publishedOn - ISO 8601 moment of the article between them.
 */
export async function getNewsNeighbours(
  publishedOn: string,
  options: CmsOptions,
): Promise<{ newer: NewsCard | null; older: NewsCard | null }> {
  const { locale } = options;
  const nearest = async (operator: "$gt" | "$lt", direction: "asc" | "desc") => {
    const query = {
      filters: { publishedOn: { [operator]: publishedOn } },
      sort: [`publishedOn:${direction}`],
      view: "card",
      pagination: { pageSize: 1, withCount: false },
    };
    // Only an article between the two dates changes which one is the nearest.
    const tags = ([found]: readonly NewsCard[]) => {
      const [from, till] = operator === "$gt" ? [publishedOn, found?.publishedOn] : [found?.publishedOn, publishedOn];
      return [periodTag("news-articles", locale, from ?? "", till ?? "")];
    };
    const { data } = await cmsList("news-articles", newsCardSchema, query, options, tags);
    return data[0] ?? null;
  };

  const [newer, older] = await Promise.all([nearest("$gt", "asc"), nearest("$lt", "desc")]);
  return { newer, older };
}
