import { documentPath, homeSlug } from "@circuit/contract/paths";
import { defaultLocale, locales, type Locale } from "@circuit/contract/locales";

/** Home of a language: `/` or `/en`. */
export function homePath(locale: Locale): string {
  return documentPath("page", homeSlug, locale);
}

/** The language an address belongs to: its first segment, else the default. */
export function localeOfPath(pathname: string): Locale {
  const [, segment] = pathname.split("/");
  return locales.find((locale) => locale !== defaultLocale && locale === segment) ?? defaultLocale;
}
