/** The other languages of a document: how the language switch finds its twin. */
export const localizations = { fields: ["locale" as const, "slug" as const] };

/** What the sitemap needs of any document with an address; its twin in the other language has the same documentId. */
export const sitemapEntry = {
  fields: ["slug" as const, "updatedAt" as const],
  populate: { seo: { fields: ["noIndex" as const] } },
  isLight: true as const,
};
