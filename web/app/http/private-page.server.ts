/**
 * Headers of a visitor's pages: nobody keeps them, no search engine lists them, and no other page, of this site or
 * another, learns their addresses, which may open an order or hold the code of a mail. With `no-referrer` browsers would
 * also hide which site a form comes from.
 */
export const privatePage = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "strict-origin",
} as const;

/** The same, for an answer to one visitor. @param cookies - To be set by it. */
export function privateHeaders(cookies: readonly string[] = []): Headers {
  const headers = new Headers(privatePage);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
}
