import { locales, type Locale } from "@circuit/contract/locales";
import {
  accountPaths,
  checkoutPaths,
  connectFolder,
  localeFolder,
  purgePath,
  scanPaths,
  sitemapPaths,
} from "@circuit/contract/urls/own-paths";
import { getSettings } from "#app/cms/settings.server.ts";
import { robotsTxt } from "#app/domain/robots-txt.ts";
import { env } from "#app/env.server.ts";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** Paths that hold something of one visitor only, or nothing to read. */
const closedPaths = [
  purgePath,
  localeFolder,
  connectFolder,
  ...Object.values(scanPaths),
  ...[...Object.values(checkoutPaths), ...Object.values(accountPaths)].flatMap((paths) => Object.values(paths)),
];

/**
 * What crawlers may read, at `/robots.txt`. It works while the content
 * system is down: without it crawlers go away.
 */
export async function loader() {
  const cartPages = await Promise.all(locales.map((locale) => cartPageOf(locale)));
  const text = robotsTxt({
    isOpen: env.SEARCH_ENGINES === "allow",
    closedPaths: [...closedPaths, ...cartPages.flat()],
    sitemap: `${env.SITE_URL.replace(/\/$/u, "")}${sitemapPaths.nl}`,
  });
  return new Response(text, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-cache" },
  });
}

async function cartPageOf(locale: Locale): Promise<string[]> {
  const { cartPage } = await getSettings(locale);
  return cartPage?.startsWith("/") ? [cartPage] : [];
}
