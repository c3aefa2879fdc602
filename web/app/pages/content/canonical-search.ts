import type { ViewBlock } from "#app/blocks/view-block.ts";
import { eventFilterSearch, noFilters } from "#app/domain/event-filters.ts";
import { pageSearch } from "#app/domain/page-search.ts";

/**
 * The part of a page's query that belongs in its canonical address: the number of a
 * later page of a list, as the page shows it. A filtered list only shows a part of
 * the whole one, so it counts as a copy of that.
 *
 * @returns `?page=2`, or an empty text.
 */
export function canonicalSearch(blocks: readonly ViewBlock[]): string {
  for (const block of blocks) {
    if (block.__component === "blocks.news-list" && block.data.page > 1)
      return pageSearch({ page: String(block.data.page) });
    if (block.__component === "blocks.event-list" && block.data.filtering !== null) {
      const isFiltered = eventFilterSearch(block.data.filtering.filters) !== eventFilterSearch(noFilters);
      if (!isFiltered && block.data.page > 1) return pageSearch({ page: String(block.data.page) });
    }
  }
  return "";
}
