import type { Locale } from "@circuit/contract/locales";

/** Tag of one document, for every answer that holds it. */
export const documentTag = (documentId: string) => `d:${documentId}`;

/** Tag of every list of a type; `type` is its REST name, for example `news-articles`. */
export const listTag = (type: string, locale: Locale) => `l:${type}:${locale}`;

/** Tag of the document with a slug, whether there is one or not. */
export const slugTag = (type: string, locale: Locale, slug: string) =>
  `s:${type}:${locale}:${encodeURIComponent(slug)}`;

/** Tag of the time between two documents of a type, by ISO 8601 moments; an empty text is no bound. */
export const stretchTag = (type: string, locale: Locale, from: string, till: string) =>
  `t:${type}:${locale}:${encodeURIComponent(from)}:${encodeURIComponent(till)}`;
