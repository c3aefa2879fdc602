import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { panelLanguage } from "../editing/panel-request.ts";
import { documentUses } from "../uses/document-uses.ts";
import type { DraftRef } from "./publishing-check.ts";

const uid = "api::stand.stand";

const versionSchema = z.object({ key: z.string().nullable() }).nullable();

const words = {
  nl: (before: string) =>
    `De sleutel blijft ‘${before}’: er zijn kaarten voor deze tribune, en die nemen hun plekken onder die sleutel.`,
  en: (before: string) =>
    `The key remains ‘${before}’: there are tickets for this stand, which take their places under that key.`,
};

/** Returns why a draft grandstand can't be published: its key changed, which tickets refer to; `null` when it can. */
export async function standKeyProblem(strapi: Core.Strapi, { documentId, locale }: DraftRef): Promise<string | null> {
  const versionOf = async (publishedAt: object | null) =>
    versionSchema.parse(await strapi.db.query(uid).findOne({ where: { documentId, locale, publishedAt } }));
  const before = (await versionOf({ $notNull: true }))?.key ?? null;
  if (before === null || before === (await versionOf(null))?.key) return null;

  const uses = await documentUses(strapi, uid, documentId, locale);
  return uses.some(({ isPublished }) => isPublished) ? words[panelLanguage(strapi)](before) : null;
}
