import type { Core, Modules, UID } from "@strapi/strapi";
import { serviceOf } from "../../strapi-internals/services.ts";
import { publishedVersions } from "../published-versions.ts";
import { restoreLinks } from "./relink.ts";

/**
 * Does what Strapi leaves undone when an editor publishes: copies the fields that all languages share to the other
 * published languages, and restores links to a document that had no published version until now.
 */
export function completePublishing(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.action !== "publish") return next();

    const { uid } = context.contentType;
    const { documentId } = context.params;
    const before = await publishedVersions(strapi, uid, documentId);
    const result = await next();
    const after = await publishedVersions(strapi, uid, documentId);

    // Publishing replaces the published version, so the new ones are those with a new id.
    for (const { id, locale } of after.filter((version) => before.every((old) => old.id !== version.id))) {
      await shareFields(strapi, uid, id);
      const isFirst = before.every((old) => old.locale !== locale);
      if (isFirst) await restoreLinks(strapi, uid, documentId, locale ?? null);
    }
    return result;
  };
}

/**
 * Copies the fields that all languages share from one published entry to those of the other languages. Strapi does this
 * for drafts; for published entries it compares with the draft, sees no difference, and leaves the old date or price.
 */
async function shareFields(strapi: Core.Strapi, uid: UID.ContentType, id: number): Promise<void> {
  const contentTypes = serviceOf(strapi, "plugin::i18n.content-types");
  const schema = strapi.contentType(uid);
  if (!contentTypes.isLocalizedContentType(schema)) return;

  const populate = contentTypes.getNestedPopulateOfNonLocalizedAttributes(uid);
  const entry: unknown = await strapi.db.query(uid).findOne({ where: { id }, populate });
  if (entry === null) return;
  await serviceOf(strapi, "plugin::i18n.localizations").syncNonLocalizedAttributes(entry, schema);
}
