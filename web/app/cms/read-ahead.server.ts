import { arrangementSchema, eventSchema, newsArticleSchema, pageSchema } from "@circuit/contract/documents";
import { documentAt, localeOfPath, type AddressedKind } from "@circuit/contract/paths";
import { readDocumentsAhead } from "./document-by-slug.server.ts";

/** Documents in one answer: with their slugs in it, its address stays under the 16 kB that servers take. */
const atOnce = 25;

const documents = {
  page: ["pages", pageSchema],
  event: ["events", eventSchema],
  news: ["news-articles", newsArticleSchema],
  arrangement: ["arrangements", arrangementSchema],
} as const satisfies Record<AddressedKind, unknown>;

/**
 * Reads the documents of pages that are about to be made, some at a time. Without a content system that tells
 * of changes it does nothing.
 *
 * @param paths - Paths of pages, in any languages; what is no document's is skipped.
 * @throws {CmsError} The content system is broken.
 */
export async function readAhead(paths: readonly string[]): Promise<void> {
  const wanted = paths.map((path) => {
    const locale = localeOfPath(path);
    return { locale, ...documentAt(path, locale) };
  });
  const groups = Object.groupBy(wanted, ({ locale, kind }) => `${locale} ${kind}`);
  for (const group of Object.values(groups)) {
    for (let from = 0; from < (group?.length ?? 0); from += atOnce) {
      const part = group?.slice(from, from + atOnce) ?? [];
      const [first] = part;
      if (first === undefined) continue;
      const [type, schema] = documents[first.kind];
      const slugs = part.map(({ slug }) => slug);
      // oxlint-disable-next-line no-await-in-loop -- one after the other: what is shown now goes first
      await readDocumentsAhead(type, schema, slugs, first.locale);
    }
  }
}
