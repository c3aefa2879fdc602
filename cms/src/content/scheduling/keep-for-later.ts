import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { panelLanguage, panelRequest } from "../editing/panel-request.ts";

const uid = "api::news-article.news-article";

const draftSchema = z.object({ id: z.number(), publishedOn: z.coerce.date().nullish() });

const live = {
  nl: "Dit bericht staat al op de site. Depubliceer het eerst als het pas later mag verschijnen, of kies een datum die geweest is.",
  en: "This article is on the site already. Unpublish it first if it may appear later only, or choose a date in the past.",
};

/**
 * Schedules an article with a future date: publishing it in the panel only marks its draft,
 * and `publishDue` publishes it on time. Any other caller (the seed, that job itself)
 * publishes at once.
 *
 * Saving the article keeps it scheduled, for the date that it then has.
 */
export function keepForLater(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    if (context.uid !== uid) return next();
    // Only publishing may set the mark: an author, who may save but not publish, could send the field along.
    if (context.action === "create" || context.action === "update" || context.action === "clone") {
      if (context.params.data !== undefined) Reflect.deleteProperty(context.params.data, "isScheduled");
    }
    if (context.action !== "publish") return next();

    const { documentId } = context.params;
    const locale = typeof context.params.locale === "string" ? context.params.locale : "nl";
    const found: unknown = await strapi.db.query(uid).findOne({ where: { documentId, locale, publishedAt: null } });
    const draft = draftSchema.nullable().parse(found);
    const isLater = draft?.publishedOn != null && draft.publishedOn.getTime() > Date.now();
    if (draft === null || !isLater || panelRequest(strapi) === null) {
      if (draft !== null) await mark(strapi, draft.id, false);
      return next();
    }

    const where = { documentId, locale, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(uid).count({ where })) > 0)
      throw new errors.ValidationError(live[panelLanguage(strapi)]);
    await mark(strapi, draft.id, true);
    const entry = await strapi.documents(uid).findOne({ documentId, locale });
    return { documentId, entries: entry === null ? [] : [entry] };
  };
}

async function mark(strapi: Core.Strapi, id: number, isScheduled: boolean): Promise<void> {
  await strapi.db.query(uid).update({ where: { id }, data: { isScheduled } });
}

/** Takes an article out of the schedule; it stays a draft. */
export async function cancelSchedule(strapi: Core.Strapi, documentId: string, locale: string): Promise<void> {
  const where = { documentId, locale, publishedAt: null };
  await strapi.db.query(uid).updateMany({ where, data: { isScheduled: false } });
}
