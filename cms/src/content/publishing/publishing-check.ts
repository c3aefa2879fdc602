import type { Core, UID } from "@strapi/strapi";
import { populateOfParts } from "../schema-parts.ts";

/** A draft: one document in one language. */
export interface DraftRef {
  uid: UID.ContentType;
  documentId: string;
  /** `nl` for a type without languages. */
  locale: string;
}

/** A draft, as it was read before the checks. */
export interface Draft extends DraftRef {
  /** With all its components, blocks and files, but without relations; `null` when there is no such draft. */
  entry: object | null;
}

/** A check before publishing: resolves to a sentence for editors why a draft can't be published, or to `null`. */
export type PublishingCheck = (strapi: Core.Strapi, draft: Draft) => Promise<string | null>;

/** Reads a draft for the checks. */
export async function readDraft(strapi: Core.Strapi, ref: DraftRef): Promise<Draft> {
  const { uid, documentId, locale } = ref;
  // The locale of a draft without languages is `null` or an empty text.
  const where = { documentId, publishedAt: null, $or: [{ locale }, { locale: { $null: true } }, { locale: "" }] };
  return { ...ref, entry: await strapi.db.query(uid).findOne({ where, populate: populateOfParts(strapi, uid) }) };
}
