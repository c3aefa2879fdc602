/** The other languages of a document, for the language switch. */
export const localizations = { fields: ["locale" as const, "slug" as const] };

/** The fields that the sitemap needs of any document with a URL. Translations share their documentId. */
export const sitemapEntry = {
  fields: ["slug" as const, "updatedAt" as const],
  populate: { seo: { fields: ["noIndex" as const] } },
  isLight: true as const,
};
