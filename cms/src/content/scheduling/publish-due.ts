import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { cancelSchedule } from "./keep-for-later.ts";

const uid = "api::news-article.news-article";

const dueSchema = z.array(z.object({ documentId: z.string(), locale: z.string(), title: z.string().nullish() }));

/**
 * Publishes the scheduled articles whose date has passed, also while the CMS was stopped.
 * An article that can no longer be published is taken out of the schedule with a warning
 * in the log; the others are still published.
 *
 * @param now - The present moment.
 */
export async function publishDue(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const where = { publishedAt: null, isScheduled: true, publishedOn: { $lte: now } };
  const found: unknown = await strapi.db.query(uid).findMany({ where, select: ["documentId", "locale", "title"] });
  for (const { documentId, locale, title } of dueSchema.parse(found)) {
    try {
      await strapi.documents(uid).publish({ documentId, locale });
    } catch (error) {
      await cancelSchedule(strapi, documentId, locale);
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.warn(`The article ‘${title}’ (${locale}) could not be published on time: ${reason}`);
    }
  }
}
