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

export const audience = "everyone";

/** Paths of pages for one visitor, or without content. */
const closedPaths = [
  purgePath,
  localeFolder,
  connectFolder,
  ...Object.values(scanPaths),
  ...[...Object.values(checkoutPaths), ...Object.values(accountPaths)].flatMap((paths) => Object.values(paths)),
];

/** Serves `/robots.txt`, also while the CMS is unavailable: crawlers stay away from a site whose file fails. */
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
