/** Characters that `encodeURIComponent` encodes though a path's segment may hold them (RFC 3986, pchar). */
const plainInPath = /%(?:24|26|2B|2C|3A|3B|3D|40)/gu;

/** The fast path: matches common paths that are canonical already. */
const plainPath = /^(?:\/(?!home(?:\/|$))[a-z\d][a-z\d-]*)+$/u;

/**
 * Returns the canonical form of a URL path: minimal encoding, NFC, no `.` and `..`, no empty segments, no trailing
 * slash, `/` for `/home`, and `/en` in lower case. It never starts with two slashes, which browsers read as another
 * site.
 *
 * @param path - A requested path, for example `/en/news/` or `/%6Eieuws`.
 * @returns `null` for a path that isn't UTF-8, or holds a control character, a backslash or an encoded slash.
 */
export function canonicalPath(path: string): string | null {
  if (plainPath.test(path)) return path;
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
    const decoded = decodeURIComponent(text).normalize("NFC");
    return decoded.isWellFormed() ? decoded : null;
  } catch {
    // Malformed percent encoding.
    return null;
  }
}
