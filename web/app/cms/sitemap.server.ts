import { sitemapEntrySchema, type SitemapEntry } from "@circuit/contract/content/documents";
import { locales, type Locale } from "@circuit/contract/locales";
import { addressedCollections, addressedKinds, type AddressedKind } from "@circuit/contract/urls/paths";
import { cmsListByKeyset } from "./client.server.ts";

/** A document that has a page on the site, in all its language versions. */
export interface ListedDocument {
  kind: AddressedKind;
  versions: { locale: Locale; entry: SitemapEntry }[];
}

/** Lists every document that has a page on the site. */
export async function listSitemapDocuments(signal: AbortSignal): Promise<ListedDocument[]> {
  const lists = await Promise.all(addressedKinds.map((kind) => listDocuments(kind, signal)));
  return lists.flat();
}

/** Reads the list of each language, and joins the language versions by documentId. */
async function listDocuments(kind: AddressedKind, signal: AbortSignal): Promise<ListedDocument[]> {
  const query = { view: "sitemap" };
  const lists = await Promise.all(
    locales.map((locale) => cmsListByKeyset(addressedCollections[kind], sitemapEntrySchema, query, { locale, signal })),
  );

  const documents = new Map<string, ListedDocument>();
  for (const [index, locale] of locales.entries()) {
    for (const entry of lists[index] ?? []) {
      const document = documents.get(entry.documentId) ?? { kind, versions: [] };
      document.versions.push({ locale, entry });
      documents.set(entry.documentId, document);
    }
  }
  return [...documents.values()];
}
