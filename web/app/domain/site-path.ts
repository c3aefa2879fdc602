import { canonicalPath } from "@circuit/contract/urls/canonical-path";

/** The path in small letters; what is percent-encoded stays as it is. */
export function lowerCasePath(pathname: string): string {
  return pathname.replaceAll(/%[\da-f]{2}|[A-Z]+/giu, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

/** Stands in for the site's own origin while an address is resolved. */
const ownOrigin = "http://site.invalid";

/**
 * Checks an address of this site that came from outside. It is resolved first: only then does
 * `/..//other.example` show where it leads.
 *
 * @returns Path (in its one form), query and fragment; `null` when it can't be read or could lead to another site.
 */
export function ownPath(path: string | null): string | null {
  if (path === null || !/^\/[^\\\p{Cc}]*$/u.test(path) || !URL.canParse(path, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(path, ownOrigin);
  const clean = origin === ownOrigin ? canonicalPath(pathname) : null;
  return clean === null ? null : `${clean}${search}${hash}`;
}
