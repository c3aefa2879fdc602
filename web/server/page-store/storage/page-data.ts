import { pageDataFolder } from "@circuit/contract/urls/own-paths";
import { compress } from "../../http/compression.ts";
import { digestOf } from "./page-entry.ts";
import { PageStore } from "./page-store.ts";

/** Data of fewer characters stays in the page: another request would cost more. */
const smallest = 1000;

const element = /<script id="page-data" type="application\/json">([^]*?)<\/script>/u;

/**
 * Takes the loaders' data out of a page: the visitor needn't wait for it to read the page, and the boot script fetches it
 * for hydration. It is named by a digest of its content, so that a page finds the very data it was made with for as long
 * as a browser or cache may hold the page. Data that can't be stored stays in the page.
 *
 * @param store - Of the data of pages.
 * @param isOneOfMany - Whether the page is a filter or search, of which there can be any number: it may use data that is
 *   there, but none is written for it.
 * @returns The page as it is stored, and the address of its data; `null` when the data is still inside.
 */
export async function extractLoaderData(html: string, store: PageStore, isOneOfMany = false) {
  const [found = "", text = ""] = element.exec(html) ?? [];
  if (text.length < smallest) return { html, data: null };
  const address = `${pageDataFolder}${digestOf(Buffer.from(text))}.txt`;
  const isStored = (await store.find(address)) !== null || (!isOneOfMany && (await keep(store, address, text)));
  if (!isStored) return { html, data: null };
  const source = `<script id="page-data" type="application/json" data-src="${address}"></script>`;
  return { html: html.replace(found, () => source), data: address };
}

/** Stores data. @returns Whether it lies on disk, where every process finds it. */
async function keep(store: PageStore, address: string, text: string): Promise<boolean> {
  const body = await compress(Buffer.from(text), "br", 9);
  const entry = {
    address,
    etag: `"${address.slice(pageDataFolder.length, -4)}"`,
    contentType: "text/plain; charset=utf-8",
    cacheTags: [],
    freshUntil: Number.MAX_SAFE_INTEGER,
    data: null,
    headers: {},
    isCompressed: true,
  };
  return store.put(entry, body);
}

/** A store of the data of pages. @param folder - For this build of the site alone. */
export function openPageData(folder: string): PageStore {
  return new PageStore(folder, { bodyBytes: 2_000_000, forgetsEvicted: true });
}
