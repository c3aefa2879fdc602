/** Characters that a segment may hold as they are (RFC 3986, pchar), and `encodeURIComponent` would encode. */
const plainInPath = /%(?:24|26|2B|2C|3A|3B|3D|40)/gu;

/**
 * The one form of a path: nothing encoded that needn't be, no `.` and `..`, no empty segments, no
 * trailing slash, `/home` is the home page and English is `/en`. It never starts with two slashes,
 * which browsers read as another site.
 *
 * @param path - As asked for, for example `/en/news/` or `/%6Eieuws`.
 * @returns The same path when nothing is wrong with it; `null` for one that can't be read: it isn't
 *   UTF-8, or holds a control character, a backslash or an encoded slash.
 */
export function canonicalPath(path: string): string | null {
  if (!path.startsWith("/")) return null;
  const segments: string[] = [];
  for (const part of path.split("/")) {
    const text = decodedSegment(part);
    if (text === null || /[/\\\p{Cc}\uFFFD]/u.test(text)) return null;
    if (text === "..") segments.pop();
    else if (text !== "" && text !== ".")
      segments.push(encodeURIComponent(text).replaceAll(plainInPath, decodeURIComponent));
  }
  const clean = `/${segments.join("/")}`.replace(/^\/en(?=\/|$)/iu, "/en");
  return clean === "/home" ? "/" : clean.replace(/^\/en\/home$/u, "/en");
}

function decodedSegment(text: string): string | null {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.isWellFormed() ? decoded : null;
  } catch {
    // Percent signs that stand for nothing: there is no such address.
    return null;
  }
}

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
