import path from "node:path";
import { onTestFinished } from "vitest";
import { PageRevalidator } from "../server/page-store/refresh/page-revalidator.ts";
import type { PageRenderer } from "../server/page-store/rendering/page-renderer.ts";
import { openPageData } from "../server/page-store/storage/page-data.ts";
import { PageStore } from "../server/page-store/storage/page-store.ts";

/** Nothing is done to a page, and its data stays in it. */
export const asRendered = {
  isForEveryone: () => true,
  finish: (html: string) => html,
  data: openPageData("/nowhere"),
  maxFreshMs: 60_000,
};

/**
 * Keeps pages in a folder, for one test.
 *
 * @param onStored - Told the address of each page that is stored or removed.
 */
export function revalidatorIn(
  folder: string,
  renderer: PageRenderer,
  onStored: (address: string) => void = () => undefined,
): PageRevalidator {
  const revalidator = new PageRevalidator(new PageStore(path.join(folder, "pages")), renderer, onStored);
  onTestFinished(() => revalidator.stop());
  return revalidator;
}

/** What a client gets that takes no compression; `null` where there is no page. */
export async function textOf({ store }: PageRevalidator, address: string): Promise<string | null> {
  const page = store.get(address);
  return page === undefined ? null : store.text(page);
}
