import { type Locale, locales } from "#contract/locales";

/**
 * The language of the page from which a call comes, by its `Accept-Language`.
 *
 * @returns Dutch when the header names none of ours.
 */
export function mailLanguage(header: string): Locale {
  const [first = ""] = header.split(",");
  const language = first.trim().slice(0, 2).toLowerCase();
  return locales.find((locale) => locale === language) ?? locales[0];
}
