import { pageDataFolder } from "@circuit/contract/urls/own-paths";
import { compress } from "../../http/compression.ts";
import { PageStore } from "./page-store.ts";
import { digestOf } from "../../http/digest.ts";

/** Length in characters below which data stays in the page, as another request would cost more. */
const smallest = 1000;

const element = /<script id="page-data" type="application\/json">([^]*?)<\/script>/u;

/**
 * Moves the loaders' data from a page to a file of its own, which the boot script fetches for hydration, so that the
 * page itself is smaller. The file's name is a digest of the data, so that a cached page always finds its own data.
 * Data that can't be stored stays in the page.
 *
 * @param store - Store of the pages' data.
 * @param isOneOfMany - Whether the page is a filter or search, of which there can be any number: then no file is
 *   written.
 * @returns The page's HTML, and the URL path of its data; `null` when the data is still in the page.
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

/** Stores data. @returns Whether it is on disk, where all processes find it. */
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

/** Opens a store of the pages' data. @param folder - For this build of the site only. */
export function openPageData(folder: string): PageStore {
  return new PageStore(folder, { bodyBytes: 2_000_000, forgetsEvicted: true });
}
