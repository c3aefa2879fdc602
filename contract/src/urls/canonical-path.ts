/** Characters that a segment may hold as they are (RFC 3986, pchar), and `encodeURIComponent` would encode. */
const plainInPath = /%(?:24|26|2B|2C|3A|3B|3D|40)/gu;

/** Paths that nearly all requests are for, and that have no other form. */
const plainPath = /^(?:\/(?!home(?:\/|$))[a-z\d][a-z\d-]*)+$/u;

/**
 * The one form of a path: nothing encoded that needn't be, letters in NFC, no `.` and `..`, no empty segments, no
 * trailing slash, `/home` is the home page and English is `/en`. It never starts with two slashes,
 * which browsers read as another site.
 *
 * @param path - As asked for, for example `/en/news/` or `/%6Eieuws`.
 * @returns The same path when nothing is wrong with it; `null` for one that can't be read: it isn't
 *   UTF-8, or holds a control character, a backslash or an encoded slash.
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
    // Percent signs that stand for nothing: there is no such address.
    return null;
  }
}
