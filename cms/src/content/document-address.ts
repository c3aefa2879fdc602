import { isLocale } from "#contract/locales";
import { type AddressedKind, documentPath } from "#contract/paths";

/**
 * Path of a document on the site, as the contract defines it.
 *
 * @param locale - A language of the content system, which may have more of them than the site.
 * @returns A path that starts with `/` and has no trailing slash; `null` for a language that the site doesn't speak.
 */
export function pathIn(locale: string, kind: AddressedKind, slug: string): string | null {
  return isLocale(locale) ? documentPath(kind, slug, locale) : null;
}
