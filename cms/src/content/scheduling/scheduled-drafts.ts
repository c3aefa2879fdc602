import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** The only content type whose drafts can be scheduled. */
export const scheduledType = "api::news-article.news-article";

const draftSchema = z.object({
  id: z.number(),
  locale: z.string(),
  publishedOn: z.coerce.date(),
});

/** The draft of an article in one language, which a job publishes on its date. */
export type ScheduledDraft = z.infer<typeof draftSchema>;

/** Reads the scheduled drafts of a document, at most one for each language. */
export async function scheduledDrafts(strapi: Core.Strapi, documentId: string): Promise<ScheduledDraft[]> {
  const where = { documentId, publishedAt: null, isScheduled: true, publishedOn: { $notNull: true } };
  const select = ["id", "locale", "publishedOn"];
  return z.array(draftSchema).parse(await strapi.db.query(scheduledType).findMany({ where, select }));
}

interface Marks {
  isScheduled: boolean;
  /** Date on which the article couldn't be published; `null` clears it, and when absent it stays. */
  missedOn?: Date | null;
}

/** Sets whether a draft is scheduled, without running document middlewares. */
export async function setSchedule(
  strapi: Core.Strapi,
  { documentId, locale }: Pick<ScheduledDraft, "locale"> & { documentId: string },
  marks: Marks,
): Promise<void> {
  const where = { documentId, locale, publishedAt: null };
  await strapi.db.query(scheduledType).updateMany({ where, data: marks });
}
