/** The other languages of a document: how the language switch finds its twin. */
export const localizations = { fields: ["locale" as const, "slug" as const] };

/** What the sitemap needs of any document with an address. */
export const sitemapFields = ["slug", "updatedAt"] as const;

export const sitemapRelations = { localizations, seo: { fields: ["noIndex" as const] } };
