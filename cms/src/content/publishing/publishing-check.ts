import type { Core, UID } from "@strapi/strapi";
import { populateOfParts } from "../schema-parts.ts";

/** A draft: one document in one language. */
export interface DraftRef {
  uid: UID.ContentType;
  documentId: string;
  /** `nl` for a type without languages. */
  locale: string;
}

/** A check before publishing: resolves to a sentence for editors why a draft can't be published, or to `null`. */
export type PublishingCheck = (strapi: Core.Strapi, draft: DraftRef) => Promise<string | null>;

/** Reads a draft with all its components and blocks; `null` when there is none. */
export async function readDraft(
  strapi: Core.Strapi,
  { uid, documentId, locale }: DraftRef,
  { withFiles = false } = {},
): Promise<object | null> {
  // The locale of a draft without languages is `null` or an empty text.
  const where = { documentId, publishedAt: null, $or: [{ locale }, { locale: { $null: true } }, { locale: "" }] };
  return strapi.db.query(uid).findOne({ where, populate: populateOfParts(strapi, uid, { withFiles }) });
}
