import type { SeedKind } from "./kinds.ts";

/**
 * Placeholders for uploaded files and entries, whose ids only exist once the CMS
 * runs. The runner replaces them.
 */

export type PictureReference = { readonly reference: "picture"; readonly key: string; readonly caption: string | null };
export type MediaReference = { readonly reference: "media"; readonly key: string };
export type EntryReference = { readonly reference: "entry"; readonly kind: SeedKind; readonly key: string };
export type EntriesReference = {
  readonly reference: "entries";
  readonly kind: SeedKind;
  readonly keys: readonly string[];
};

export type SeedReference = PictureReference | MediaReference | EntryReference | EntriesReference;

/**
 * An `elements.picture` component: the file with the alternative text of
 * `media/alt.json` in the document's language.
 *
 * A picture with Dutch lettering has an English version beside it, which English documents show: `news/baanrecord-en`
 * for `news/baanrecord`.
 *
 * @param key - Path in `media/` without `.jpg`, for example `hero/hero-1`;
 *   other formats keep their extension (`logo/wordmark-light.svg`).
 * @param caption - Visible caption in the document's language; none when absent.
 */
export function picture(key: string, caption?: string): PictureReference {
  return { reference: "picture", key, caption: caption ?? null };
}

/**
 * A bare media field.
 *
 * @param key - As in `picture`; files that are not JPEG carry their extension:
 *   `files/pitboxreglement-nl.pdf`.
 */
export function media(key: string): MediaReference {
  return { reference: "media", key };
}

/** A relation to one document, named by its seed key. */
export function entry(kind: SeedKind, key: string): EntryReference {
  return { reference: "entry", kind, key };
}

/** A relation to several documents, in this order. */
export function entries(kind: SeedKind, ...keys: readonly string[]): EntriesReference {
  return { reference: "entries", kind, keys };
}
