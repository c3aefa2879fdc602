/** The other languages of a document, for the language switch. */
export const localizations = { fields: ["locale" as const, "slug" as const] };

/** The sitemap's fields of any document with an address. Translations have the same documentId. */
export const sitemapEntry = {
  fields: ["slug" as const, "updatedAt" as const],
  populate: { seo: { fields: ["noIndex" as const] } },
  isLight: true as const,
};
