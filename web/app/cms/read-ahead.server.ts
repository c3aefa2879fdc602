import { arrangementSchema, eventSchema, newsArticleSchema, pageSchema } from "@circuit/contract/content/documents";
import { isClientRoutedPath } from "@circuit/contract/urls/own-paths";
import {
  addressedCollections,
  parseDocumentPath,
  localeOfPath,
  type AddressedKind,
} from "@circuit/contract/urls/paths";
import { readDocumentsAhead } from "./document-by-slug.server.ts";

/** Documents in one request: the URL with their slugs stays under the 16 kB that servers accept. */
const atOnce = 25;

const schemas = {
  page: pageSchema,
  event: eventSchema,
  news: newsArticleSchema,
  arrangement: arrangementSchema,
} as const satisfies Record<AddressedKind, unknown>;

/**
 * Fetches the documents of pages that are about to be rendered into the cache, 25 per request. Does nothing without a
 * cache.
 *
 * @param paths - In any language; paths of files are skipped.
 * @throws {CmsError} The CMS is broken.
 */
export async function readAhead(paths: readonly string[]): Promise<void> {
  const wanted = [...new Set(paths)].filter(isClientRoutedPath).map((path) => {
    const locale = localeOfPath(path);
    return { locale, ...parseDocumentPath(path, locale) };
  });
  const groups = Object.groupBy(wanted, ({ locale, kind }) => `${locale} ${kind}`);
  for (const group of Object.values(groups)) {
    for (let from = 0; from < (group?.length ?? 0); from += atOnce) {
      const part = group?.slice(from, from + atOnce) ?? [];
      const [first] = part;
      if (first === undefined) continue;
      const { kind, locale } = first;
      const slugs = part.map(({ slug }) => slug);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: what is shown now goes first
      await readDocumentsAhead(addressedCollections[kind], schemas[kind], slugs, locale);
    }
  }
}
