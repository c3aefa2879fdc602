import { documentPath, homeSlug } from "@circuit/contract/paths";
import { defaultLocale, locales, type Locale } from "@circuit/contract/locales";

/** Home of a language: `/` or `/en`. */
export function homePath(locale: Locale): string {
  return documentPath("page", homeSlug, locale);
}

/** Calendar file of every event of the season, by language. */
export const seasonCalendarPaths: Readonly<Record<Locale, string>> = {
  nl: "/evenementen.ics",
  en: "/en/events.ics",
};

/** Feed of the newest articles, by language. */
export const newsFeedPaths: Readonly<Record<Locale, string>> = {
  nl: "/nieuws/feed.xml",
  en: "/en/news/feed.xml",
};

/**
 * Picture of a page for link previews.
 *
 * @param path - Of the page, without a query.
 */
export function shareImagePath(path: string, locale: Locale): string {
  const home = homePath(locale);
  const address = path === home ? homeSlug : path.slice(home === "/" ? 1 : home.length + 1);
  return `/share/${locale}/${address}.jpg`;
}

/** The language an address belongs to: its first segment, else the default. */
export function localeOfPath(pathname: string): Locale {
  const [, segment] = pathname.split("/");
  return locales.find((locale) => locale !== defaultLocale && locale === segment) ?? defaultLocale;
}
