import type { IncomingMessage } from "node:http";

/**
 * Tells whether a client has this very answer already, by `If-None-Match` (RFC 9110, section 13.1.2): one tag,
 * some, or `*`. Weak tags are as good as strong ones.
 *
 * @param etag - Of the answer, in quotes.
 */
export function isUnchanged({ headers }: IncomingMessage, etag: string | undefined): boolean {
  const asked = headers["if-none-match"];
  if (asked === undefined || etag === undefined) return false;
  if (asked.trim() === "*") return true;
  return asked.split(",").some((tag) => strong(tag.trim()) === strong(etag));
}

const strong = (tag: string) => tag.replace(/^W\//u, "");
