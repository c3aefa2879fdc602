/** Most characters of a slug, of a page's with all its parts: the site answers no longer one, the content system takes none. */
export const longestSlug = 200;

/** Tells whether a text can be the slug of a document, or a part of a page's: small letters, figures and single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(text);
}

/**
 * Reads a word that people may have typed into an address, such as the type of a filter:
 * in capitals or between spaces it is the same word.
 *
 * @returns The slug, which may be unknown; `null` for what can't be one.
 */
export function readSlug(text: string | null): string | null {
  const slug = text?.trim().toLowerCase() ?? "";
  return isSlug(slug) ? slug : null;
}
