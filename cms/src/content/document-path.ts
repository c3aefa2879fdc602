import { isLocale } from "#contract/locales";
import { type AddressedKind, documentPath, kindOfType, publicationPath } from "#contract/paths";

/**
 * Path of a document on the site, as the contract defines it.
 *
 * @param locale - A language of the content system, which may have more of them than the site.
 * @returns A path that starts with `/` and has no trailing slash; `null` for a language that the site doesn't speak.
 */
export function pathIn(locale: string, kind: AddressedKind, slug: string): string | null {
  return isLocale(locale) ? documentPath(kind, slug, locale) : null;
}

const publicationUid = "api::document.document";

/** Whether documents of a type have an address of their own on the site: those with a slug there, and publications. */
export function hasPath(uid: string): boolean {
  return uid === publicationUid || kindOfType(uid) !== null;
}

/** A version of a document, as it is stored. */
interface Version {
  locale?: string | null | undefined;
  slug?: unknown;
  path?: unknown;
}

/** Path of a version of a document on the site; `null` for one without an address there. */
export function pathOfDocument(uid: string, { locale, slug, path }: Version): string | null {
  if (!isLocale(locale)) return null;
  if (uid === publicationUid) return typeof path === "string" && path !== "" ? publicationPath(path, locale) : null;
  const kind = kindOfType(uid);
  return kind !== null && typeof slug === "string" && slug !== "" ? documentPath(kind, slug, locale) : null;
}
