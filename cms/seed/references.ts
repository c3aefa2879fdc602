import type { SeedKind } from "./kinds.ts";

export type PictureReference = { readonly reference: "picture"; readonly key: string; readonly caption: string | null };
export type MediaReference = { readonly reference: "media"; readonly key: string };
export type EntryReference = { readonly reference: "entry"; readonly kind: SeedKind; readonly key: string };
export type EntriesReference = {
  readonly reference: "entries";
  readonly kind: SeedKind;
  readonly keys: readonly string[];
};

/** Placeholder for a file or entry, which `resolveFields` replaces by its id. */
export type SeedReference = PictureReference | MediaReference | EntryReference | EntriesReference;

/**
 * Creates a reference to a picture with its alternative text (an `elements.picture` component). English documents show
 * the version `news/baanrecord-en` of `news/baanrecord`, if there is one.
 *
 * @param key - Path in `media/` without `.jpg`, such as `hero/hero-1`; other formats keep their extension.
 * @param caption - Visible caption in the document's language.
 */
export function picture(key: string, caption?: string): PictureReference {
  return { reference: "picture", key, caption: caption ?? null };
}

/** Creates a reference for a media field. @param key - Path in `media/`; only the extension `.jpg` is left out. */
export function media(key: string): MediaReference {
  return { reference: "media", key };
}

/** Creates a reference to one document. */
export function entry(kind: SeedKind, key: string): EntryReference {
  return { reference: "entry", kind, key };
}

/** Creates a reference to several documents, in this order. */
export function entries(kind: SeedKind, ...keys: readonly string[]): EntriesReference {
  return { reference: "entries", kind, keys };
}
