import type { NewsSummary } from "#app/ui/news-item.tsx";

/** Articles, newest first; `page` is from 1. */
export interface NewsListData {
  articles: NewsSummary[];
  page: number;
  pageCount: number;
}
