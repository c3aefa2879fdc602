import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** The only type that can be scheduled. */
export const scheduledType = "api::news-article.news-article";

const draftSchema = z.object({
  id: z.number(),
  locale: z.string(),
  publishedOn: z.coerce.date(),
});

/** The draft of an article, in one language, with a date on which a job publishes it. */
export type PlannedDraft = z.infer<typeof draftSchema>;

/** The scheduled drafts of a document, at most one for each language. */
export async function scheduledDrafts(strapi: Core.Strapi, documentId: string): Promise<PlannedDraft[]> {
  const where = { documentId, publishedAt: null, isScheduled: true, publishedOn: { $notNull: true } };
  const select = ["id", "locale", "publishedOn"];
  return z.array(draftSchema).parse(await strapi.db.query(scheduledType).findMany({ where, select }));
}

interface Marks {
  isScheduled: boolean;
  /** The date on which it couldn't be published; `null` clears it, absent leaves it. */
  missedOn?: Date | null;
}

/** Marks a draft as scheduled or not, without running document middlewares. */
export async function markDraft(
  strapi: Core.Strapi,
  { documentId, locale }: Pick<PlannedDraft, "locale"> & { documentId: string },
  marks: Marks,
): Promise<void> {
  const where = { documentId, locale, publishedAt: null };
  await strapi.db.query(scheduledType).updateMany({ where, data: marks });
}
