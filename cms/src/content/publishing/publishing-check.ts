import type { Core } from "@strapi/strapi";
import type { DraftRef } from "../draft-ref.ts";
import type { PanelText } from "../panel-text.ts";
import { populateOfParts } from "../schema-parts.ts";

/** A draft, as it was read before the checks. */
export interface Draft extends DraftRef {
  /** With all its components, blocks and files, but without relations. */
  entry: Readonly<Record<string, unknown>>;
}

/** Why a draft can't be published: a sentence for editors in both languages of the panel, or in Dutch. */
export type PublishingProblem = PanelText | string | null;

/** A check before publishing; answers `null` for a draft that can be published. */
export type PublishingCheck = (strapi: Core.Strapi, draft: Draft) => PublishingProblem | Promise<PublishingProblem>;

/** Reads a draft for the checks; `null` when there is no such draft. */
export async function readDraft(strapi: Core.Strapi, ref: DraftRef): Promise<Draft | null> {
  const { uid, documentId, locale } = ref;
  // The locale of a draft without languages is `null` or an empty text.
  const where = { documentId, publishedAt: null, $or: [{ locale }, { locale: { $null: true } }, { locale: "" }] };
  const populate = populateOfParts(strapi, uid);
  const entry: Draft["entry"] | null = await strapi.db.query(uid).findOne({ where, populate });
  return entry === null ? null : { ...ref, entry };
}
