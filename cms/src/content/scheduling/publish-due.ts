import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { cancelSchedule } from "./keep-for-later.ts";

const uid = "api::news-article.news-article";

const dueSchema = z.array(z.object({ documentId: z.string(), locale: z.string(), title: z.string().nullish() }));

/**
 * Publishes the scheduled articles whose moment has come, those of a time when the
 * CMS was stopped too. One that can't be published any more becomes a draft again,
 * with a warning, and keeps none of the others waiting.
 *
 * @param now - Counts as the present.
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
