import type { Core } from "@strapi/strapi";
import * as z from "zod";
import type { PanelText } from "../panel-text.ts";
import { documentUses } from "../uses/document-uses.ts";
import type { Draft } from "./publishing-check.ts";

const publishedSchema = z.object({ key: z.string().nullable() }).nullable();

/** Returns why a draft grandstand can't be published: its key changed, which tickets refer to; `null` when it can. */
export async function standKeyProblem(strapi: Core.Strapi, draft: Draft): Promise<PanelText | null> {
  const { uid, documentId, locale, entry } = draft;
  const where = { documentId, locale, publishedAt: { $notNull: true } };
  const before = publishedSchema.parse(await strapi.db.query(uid).findOne({ where }))?.key ?? null;
  if (before === null || before === entry["key"]) return null;

  const uses = await documentUses(strapi, uid, documentId, locale);
  if (uses.every(({ isPublished }) => !isPublished)) return null;
  return {
    nl: `De sleutel blijft ‘${before}’: er zijn kaarten voor deze tribune, en die nemen hun plekken onder die sleutel.`,
    en: `The key remains ‘${before}’: there are tickets for this stand, which take their places under that key.`,
  };
}
