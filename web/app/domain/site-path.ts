import { canonicalPath } from "@circuit/contract/urls/canonical-path";

/** Returns the path in lower case, with percent-encoded characters unchanged. */
export function lowerCasePath(pathname: string): string {
  return pathname.replaceAll(/%[\da-f]{2}|[A-Z]+/giu, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

/** Replaces the site's own origin while a URL is resolved. */
const ownOrigin = "http://site.invalid";

/**
 * Checks a URL of this site from an untrusted source. Resolves it first, as `/..//other.example` would lead elsewhere.
 *
 * @returns Canonical path, query and fragment; `null` when it is invalid or could lead to another site.
 */
export function toOwnPath(path: string | null): string | null {
  if (path === null || !/^\/[^\\\p{Cc}]*$/u.test(path) || !URL.canParse(path, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(path, ownOrigin);
  const clean = origin === ownOrigin ? canonicalPath(pathname) : null;
  return clean === null ? null : `${clean}${search}${hash}`;
}
