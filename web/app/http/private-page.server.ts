import { redirect } from "react-router";
import { keepAppMode } from "#app/domain/app-mode.ts";

/**
 * Headers of one visitor's pages: no cache stores them, no search engine lists them, and no other page learns their
 * URLs, which may hold an order's token or the code of a mail. `no-referrer` would also hide the origin of submitted
 * forms.
 */
export const privatePage = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex",
  "referrer-policy": "strict-origin",
} as const;

/** Returns the headers of one visitor's pages, with cookies to set. */
export function privateHeaders(cookies: readonly string[] = []): Headers {
  const headers = new Headers(privatePage);
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
}

/** Redirects from a visitor's own page, at `url`, to another page of the site, in the app mode if that one was. */
export function seeOther(url: URL, path: string, headers: Headers | typeof privatePage = privatePage): Response {
  return redirect(keepAppMode(url.search, path), { status: 303, headers });
}
