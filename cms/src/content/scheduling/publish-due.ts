import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { linkProblem } from "../publishing/link-problem.ts";
import { readDraft } from "../publishing/publishing-check.ts";
import { setSchedule, scheduledType } from "./scheduled-drafts.ts";

const dueSchema = z.array(
  z.object({
    documentId: z.string(),
    locale: z.string(),
    title: z.string().nullish(),
    publishedOn: z.coerce.date(),
  }),
);

/**
 * Publishes the scheduled articles whose moment has come, also while the CMS was stopped. One that can't be published
 * becomes a draft again that says so, with a warning in the log. One that meets a fault, such as a database that
 * doesn't answer, stays scheduled for the next minute. Neither delays other articles.
 */
export async function publishDue(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const where = { publishedAt: null, isScheduled: true, publishedOn: { $lte: now } };
  const select = ["documentId", "locale", "title", "publishedOn"];
  const found: unknown = await strapi.db.query(scheduledType).findMany({ where, select });
  for (const { documentId, locale, title, publishedOn } of dueSchema.parse(found)) {
    try {
      const refusal = await publish(strapi, documentId, locale);
      if (refusal === null) continue;
      await setSchedule(strapi, { documentId, locale }, { isScheduled: false, missedOn: publishedOn });
      const reason = refusal.replaceAll(/\s+/gu, " ");
      strapi.log.warn(`The article ‘${title}’ (${locale}) could not be published on time: ${reason}`);
    } catch (error) {
      const stack = error instanceof Error ? error.stack : String(error);
      strapi.log.error(`The article ‘${title}’ (${locale}) stays planned, as publishing it failed: ${stack}`);
    }
  }
}

/** Publishes an article, or returns why it can't be published. @throws {Error} A fault that may pass. */
async function publish(strapi: Core.Strapi, documentId: string, locale: string): Promise<string | null> {
  try {
    // `checkBeforePublishing` checks links for the panel only.
    const draft = await readDraft(strapi, { uid: scheduledType, documentId, locale });
    const problem = draft === null ? null : await linkProblem(strapi, draft);
    if (problem !== null) return problem;
    await strapi.documents(scheduledType).publish({ documentId, locale });
    return null;
  } catch (error) {
    if (error instanceof errors.ApplicationError) return error.message;
    throw error;
  }
}
