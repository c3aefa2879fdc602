import type { Core, UID } from "@strapi/strapi";

/**
 * Copies the fields that all languages share from one published entry to the
 * published entries of the other languages.
 *
 * Strapi does this for drafts; for published entries it compares with the draft,
 * sees no difference and leaves the other language at the old date or price.
 */
export async function shareFields(strapi: Core.Strapi, uid: UID.ContentType, id: number): Promise<void> {
  const i18n = strapi.plugin("i18n");
  const schema = strapi.contentType(uid);
  if (!i18n.service("content-types").isLocalizedContentType(schema)) return;

  const populate = i18n.service("content-types").getNestedPopulateOfNonLocalizedAttributes(uid);
  const entry = await strapi.db.query(uid).findOne({ where: { id }, populate });
  if (entry !== null) await i18n.service("localizations").syncNonLocalizedAttributes(entry, schema);
}
