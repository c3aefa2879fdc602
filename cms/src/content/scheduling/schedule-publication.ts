import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import * as z from "zod";
import { panelLanguage, currentFormRequest } from "../editing/panel-request.ts";
import { refuseUnpublishable } from "../publishing/refuse-unpublishable.ts";
import { setSchedule, scheduledType } from "./scheduled-drafts.ts";

const draftSchema = z.object({ publishedOn: z.coerce.date().nullish() });

const live = {
  nl: "Dit bericht staat al op de site. Depubliceer het eerst als het pas later mag verschijnen, of kies een datum die geweest is.",
  en: "This article is on the site already. Unpublish it first if it may appear later only, or choose a date in the past.",
};

/**
 * Schedules an article whose date is in the future: publishing it in the panel only marks its draft, and `publishDue`
 * publishes it on time. Other callers, such as the seed and that job, publish at once.
 */
export function schedulePublication(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== scheduledType) return next();
    if (action === "create" || action === "update" || action === "clone") dropMarks(action, params.data);
    if (action !== "publish") return next();

    const { documentId } = params;
    const locale = typeof params.locale === "string" ? params.locale : "nl";
    const found: unknown = await strapi.db.query(uid).findOne({ where: { documentId, locale, publishedAt: null } });
    const draft = draftSchema.nullable().parse(found);
    const isLater = draft?.publishedOn != null && draft.publishedOn.getTime() > Date.now();
    if (draft === null || !isLater || currentFormRequest(strapi) === null) {
      await setSchedule(strapi, { documentId, locale }, { isScheduled: false, missedOn: null });
      return next();
    }

    const where = { documentId, locale, publishedAt: { $notNull: true } };
    if ((await strapi.db.query(uid).count({ where })) > 0)
      throw new errors.ValidationError(live[panelLanguage(strapi)]);
    await refuseUnpublishable(strapi, { uid, documentId, locale });
    await setSchedule(strapi, { documentId, locale }, { isScheduled: true, missedOn: null });
    const entry = await strapi.documents(uid).findOne({ documentId, locale });
    return { documentId, entries: entry === null ? [] : [entry] };
  };
}

/** Removes the fields that mark a scheduled draft from saved data: an author could send them, or copy such a draft. */
function dropMarks(action: string, data: object | undefined): void {
  if (data === undefined) return;
  for (const [mark, none] of [
    ["isScheduled", false],
    ["missedOn", null],
  ] as const) {
    if (action === "update") Reflect.deleteProperty(data, mark);
    else Reflect.set(data, mark, none);
  }
}
