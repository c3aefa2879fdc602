/**
 * The path an address should have: no empty segments, no trailing slash, and
 * `/home` is the home page, English is `/en`. Never starts with two slashes, which browsers read
 * as another site.
 *
 * @param pathname - Path as asked for, for example `/en/news/`.
 * @returns The same path when nothing is wrong with it.
 */
export function cleanPath(pathname: string): string {
  const path = `/${pathname.split("/").filter(Boolean).join("/")}`.replace(/^\/en(?=\/|$)/iu, "/en");
  return path === "/home" ? "/" : path.replace(/^\/en\/home$/u, "/en");
}

/** The path in small letters; what is percent-encoded stays as it is. */
export function lowerCasePath(pathname: string): string {
  return pathname.replaceAll(/%[\da-f]{2}|[A-Z]+/giu, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
}

/**
 * A path of this site that came from outside, checked.
 *
 * @returns `null` when it could lead to another site.
 */
export function ownPath(path: string | null): string | null {
  if (path === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null;
  const base = "http://site.invalid";
  const url = URL.canParse(path, base) ? new URL(path, base) : null;
  return url?.origin === base ? `${url.pathname}${url.search}${url.hash}` : null;
}
