import type { Locale } from "@circuit/contract/locales";

/** Cache tag of every answer that contains the document. */
export const documentTag = (documentId: string) => `d:${documentId}`;

/** Cache tag of every list of a type; `type` is its REST name, for example `news-articles`. */
export const listTag = (type: string, locale: Locale) => `l:${type}:${locale}`;

/** Cache tag of an answer for one slug, also when no document has the slug yet. */
export const slugTag = (type: string, locale: Locale, slug: string) =>
  `s:${type}:${locale}:${encodeURIComponent(slug)}`;

/** Cache tag that a document dated between two ISO 8601 moments invalidates; an empty text is no bound. */
export const periodTag = (type: string, locale: Locale, from: string, till: string) =>
  `t:${type}:${locale}:${encodeURIComponent(from)}:${encodeURIComponent(till)}`;
