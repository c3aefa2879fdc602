import type { Core, UID } from "@strapi/strapi";
import { translationsOf } from "../translations.ts";

/**
 * Copies the fields that all languages share from one published entry to the
 * published entries of the other languages.
 *
 * Strapi does this for drafts; for published entries it compares with the draft,
 * sees no difference and leaves the other language at the old date or price.
 */
export async function shareFields(strapi: Core.Strapi, uid: UID.ContentType, id: number): Promise<void> {
  const { contentTypes, localizations } = translationsOf(strapi);
  const schema = strapi.contentType(uid);
  if (!contentTypes.isLocalizedContentType(schema)) return;

  const populate = contentTypes.getNestedPopulateOfNonLocalizedAttributes(uid);
  const entry: unknown = await strapi.db.query(uid).findOne({ where: { id }, populate });
  if (entry !== null) await localizations.syncNonLocalizedAttributes(entry, schema);
}
