/**
 * Headers of a visitor's pages: nobody keeps them, no search engine lists them, and no other page, of this site or
 * another, learns the address, which opens the order. With `no-referrer` browsers would also hide which site a form
 * comes from.
 */
export const privatePage = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "strict-origin",
} as const;
