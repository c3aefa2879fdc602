import type { ViewBlock } from "#app/blocks/view-block.ts";
import { eventFilterSearch, noFilters } from "#app/domain/event-filters.ts";

/**
 * What stays of a page's query in its one true address: the number of a later
 * page of a list, as the page shows it. Filters only narrow what stands elsewhere
 * in full, so a filtered list is a copy of the whole one.
 *
 * @returns `?page=2`, or an empty text.
 */
export function canonicalSearch(blocks: readonly ViewBlock[]): string {
  for (const block of blocks) {
    if (block.__component === "blocks.news-list" && block.data.page > 1) return `?page=${block.data.page}`;
    if (block.__component === "blocks.event-list" && block.data.filtering !== null) {
      const isFiltered = eventFilterSearch(block.data.filtering.filters) !== eventFilterSearch(noFilters);
      if (!isFiltered && block.data.page > 1) return `?page=${block.data.page}`;
    }
  }
  return "";
}
