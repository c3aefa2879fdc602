import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** The type of which entries can be planned. */
export const plannedType = "api::news-article.news-article";

const draftSchema = z.object({
  id: z.number(),
  locale: z.string(),
  publishedOn: z.coerce.date(),
});

/** The draft of an article, in one language, that is to be published by itself. */
export type PlannedDraft = z.infer<typeof draftSchema>;

/** The drafts of a document that are planned, at most one for each language. */
export async function plannedDrafts(strapi: Core.Strapi, documentId: string): Promise<PlannedDraft[]> {
  const where = { documentId, publishedAt: null, isScheduled: true, publishedOn: { $notNull: true } };
  const select = ["id", "locale", "publishedOn"];
  return z.array(draftSchema).parse(await strapi.db.query(plannedType).findMany({ where, select }));
}

/** Which drafts to mark: of a document in one language. */
interface Draft {
  documentId: string;
  locale: string;
}

interface Marks {
  isScheduled: boolean;
  /** When it was to appear and could not; `null` takes that away, absent leaves it. */
  missedOn?: Date | null;
}

/** Marks a draft as planned or not, past every rule for who saves. */
export async function markDraft(strapi: Core.Strapi, { documentId, locale }: Draft, marks: Marks): Promise<void> {
  const where = { documentId, locale, publishedAt: null };
  await strapi.db.query(plannedType).updateMany({ where, data: marks });
}
