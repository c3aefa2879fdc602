import { arrangementSchema, eventSchema, newsArticleSchema, pageSchema } from "@circuit/contract/content/documents";
import { locales } from "@circuit/contract/locales";
import { isClientRoutedPath } from "@circuit/contract/urls/own-paths";
import {
  addressedCollections,
  addressedKinds,
  parseDocumentPath,
  localeOfPath,
  type AddressedKind,
} from "@circuit/contract/urls/paths";
import { readDocumentsAhead } from "./document-by-slug.server.ts";

const schemas = {
  page: pageSchema,
  event: eventSchema,
  news: newsArticleSchema,
  arrangement: arrangementSchema,
} as const satisfies Record<AddressedKind, unknown>;

/**
 * Fetches the documents of pages that are about to be rendered into the cache, those of a kind and language in one
 * request. Does nothing without a cache.
 *
 * @param paths - In any language; paths of files are skipped. At most 25: the URL with their slugs must stay under the
 *   16 kB that servers accept.
 * @throws {CmsError} The CMS is broken.
 */
export async function readAhead(paths: readonly string[]): Promise<void> {
  const wanted = [...new Set(paths)].filter(isClientRoutedPath).map((path) => {
    const locale = localeOfPath(path);
    return { locale, ...parseDocumentPath(path, locale) };
  });
  for (const locale of locales) {
    for (const kind of addressedKinds) {
      const slugs = wanted.filter((each) => each.locale === locale && each.kind === kind).map(({ slug }) => slug);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: visitors' requests go between them
      await readDocumentsAhead(addressedCollections[kind], schemas[kind], slugs, locale);
    }
  }
}
