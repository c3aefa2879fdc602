import { locales, type Locale } from "../../../contract/src/locales.ts";

/**
 * Returns the language in which a document isn't published, while it is in the other one.
 *
 * @param document - The version in the form, with its `locale` and `status`.
 * @param meta - Strapi's metadata, whose `availableLocales` are the other versions.
 * @returns `null` when it is published in both languages, or in neither.
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
