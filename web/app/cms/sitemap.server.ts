import { sitemapEntrySchema, type SitemapEntry } from "@circuit/contract/documents";
import type { AddressedKind } from "@circuit/contract/paths";
import { cmsListByAge, type CmsOptions } from "./client.server.ts";

const collections: [AddressedKind, string][] = [
  ["page", "pages"],
  ["event", "events"],
  ["news", "news-articles"],
  ["arrangement", "arrangements"],
];

/** Lists every document of a language that has an address, with its twin in the other. */
export async function listSitemapEntries(options: CmsOptions): Promise<{ kind: AddressedKind; entry: SitemapEntry }[]> {
  const lists = await Promise.all(
    collections.map(async ([kind, type]) => {
      const entries = await cmsListByAge(type, sitemapEntrySchema, { view: "sitemap" }, options);
      return entries.map((entry) => ({ kind, entry }));
    }),
  );
  return lists.flat();
}
