import type { Core, UID } from "@strapi/strapi";
import * as z from "zod";

const versionSchema = z.looseObject({
  id: z.number(),
  locale: z.string().nullish(),
  updatedAt: z.coerce.date().nullish(),
});

/** A published version of a document, with its scalar fields. */
export type PublishedVersion = z.infer<typeof versionSchema>;

/** Reads the published versions of a document, one for each language. */
export async function publishedVersions(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<PublishedVersion[]> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return z.array(versionSchema).parse(await strapi.db.query(uid).findMany({ where }));
}
