import type { SeedKind } from "./kinds.ts";

/**
 * Creates a reference to a picture with its alternative text (an `elements.picture` component). English documents show
 * the version `news/baanrecord-en` of `news/baanrecord`, if there is one.
 *
 * @param key - Path in `media/` without `.jpg`, such as `hero/hero-1`; other formats keep their extension.
 * @param caption - Visible caption in the document's language.
 */
export function picture(key: string, caption: string | null = null) {
  return { reference: "picture", key, caption } as const;
}

/** Creates a reference for a media field. @param key - Path in `media/`; only the extension `.jpg` is left out. */
export function media(key: string) {
  return { reference: "media", key } as const;
}

/** Creates a reference to one document. */
export function entry(kind: SeedKind, key: string) {
  return { reference: "entry", kind, key } as const;
}

/** Placeholder for a file or entry, which `resolveFields` replaces by its id. */
export type SeedReference = ReturnType<typeof picture | typeof media | typeof entry>;
