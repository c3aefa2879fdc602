import { locales, type Locale } from "../../../contract/src/locales.ts";

/**
 * The language in which a document isn't published, while it is in the other one.
 *
 * @param document - As the panel reads it for a form: with its language, and whether that is published.
 * @param meta - What comes with it: its other languages.
 * @returns `null` while it is in both, or in neither.
 */
export function unpublishedLanguage(document: unknown, meta: unknown): Locale | null {
  const others: unknown = Reflect.get(Object(meta), "availableLocales");
  const versions: unknown[] = [document, ...(Array.isArray(others) ? others : [])];
  const isPublished = (locale: Locale) =>
    versions.some((version) => {
      const status: unknown = Reflect.get(Object(version), "status");
      return Reflect.get(Object(version), "locale") === locale && (status === "published" || status === "modified");
    });
  const missing = locales.filter((locale) => !isPublished(locale));
  return missing.length === locales.length ? null : (missing[0] ?? null);
}
