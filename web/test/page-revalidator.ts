import { DiskPages } from "../server/page-store/storage/disk-pages.ts";
import { PageRevalidator, type RevalidatorOptions } from "../server/page-store/refresh/page-revalidator.ts";
import type { PageRenderer } from "../server/page-store/rendering/page-renderer.ts";
import { PageStore } from "../server/page-store/storage/page-store.ts";

/** Nothing is done to a page, and its data stays in it. */
export const asRendered = {
  isForEveryone: () => true,
  isStoring: true,
  finish: (html: string) => html,
  dataFiles: null,
  concurrency: 4,
  longestFreshMs: 60_000,
};

/**
 * Keeps pages in a folder.
 *
 * @param onStored - Told the address of each page that is kept.
 */
export function revalidatorIn(
  folder: string,
  renderer: PageRenderer,
  onStored?: (address: string) => void,
  options?: RevalidatorOptions,
): PageRevalidator {
  const news = { stored: (address: string) => onStored?.(address), removed: () => undefined };
  return new PageRevalidator(new PageStore(new DiskPages(folder)), renderer, news, options);
}
