/**
 * Headers of a visitor's account: nobody keeps its pages, no search engine lists them, and no other page, of this site or
 * another, learns their addresses, in which there may be the code of a mail.
 */
const privatePage = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "strict-origin",
} as const;

/** Headers of an answer to one visitor. @param cookies - To be set by it. */
export function privateHeaders(cookies: readonly string[] = []): Headers {
  const headers = new Headers(privatePage);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
}
