/**
 * Tells whether a client has an answer already, by its `If-None-Match` (RFC 9110, section 13.1.2): one tag, some, or
 * `*`. Weak tags are as good as strong ones.
 *
 * @param asked - The header as it was sent; absent when it wasn't, or empty.
 * @param etag - Of the answer, in quotes; absent when it has none.
 */
export function isTagKnown(asked: string | undefined, etag: string | null | undefined): boolean {
  if (asked === undefined || etag == null) return false;
  if (asked.trim() === "*") return true;
  return asked.split(",").some((tag) => strong(tag.trim()) === strong(etag));
}

const strong = (tag: string) => tag.replace(/^W\//u, "");
