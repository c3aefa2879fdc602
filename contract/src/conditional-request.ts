/**
 * Tells whether a client has an answer already, by weak comparison of its `If-None-Match` with the ETag (RFC 9110,
 * section 13.1.2).
 *
 * @param asked - The `If-None-Match` header: one or more ETags, or `*`.
 * @param etag - The answer's ETag, in quotes.
 */
export function isTagKnown(asked: string | undefined, etag: string | null | undefined): boolean {
  if (asked === undefined || etag == null) return false;
  if (asked.trim() === "*") return true;
  return asked.split(",").some((tag) => strong(tag.trim()) === strong(etag));
}

const strong = (tag: string) => tag.replace(/^W\//u, "");
