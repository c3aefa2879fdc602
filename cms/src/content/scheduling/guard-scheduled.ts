import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { panelLanguage, currentFormRequest } from "../editing/panel-request.ts";
import { abilityOf, hasRightToAll, rights } from "../panel-rights.ts";
import { refuseUnpublishable } from "../publishing/refuse-unpublishable.ts";
import { type ScheduledDraft, scheduledDrafts, scheduledType } from "./scheduled-drafts.ts";
import { scheduleRefusal } from "./schedule-refusal.ts";

/**
 * Guards the drafts of scheduled articles, which a job publishes. Only users who may publish can save such a draft, and
 * it must pass all publishing checks; without a future date it is no longer scheduled. All languages share the date,
 * which must stay in the future while another language is scheduled.
 */
export function guardScheduled(strapi: Core.Strapi): Modules.Documents.Middleware.Middleware {
  return async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== scheduledType || action !== "update") return next();
    const { documentId } = params;
    const planned = await scheduledDrafts(strapi, documentId);
    if (planned.length === 0) return next();

    const locale = typeof params.locale === "string" ? params.locale : "nl";
    const data: Record<string, unknown> = params.data ?? {};
    const date = "publishedOn" in data ? momentOf(data["publishedOn"]) : undefined;
    const own = planned.find((draft) => draft.locale === locale);
    const other = planned.find((draft) => draft.locale !== locale);

    if (!(await mayPublish(strapi, documentId))) refuseAuthor(strapi, { own, other, date });
    const isToCome = date === undefined || (date !== null && date > Date.now());
    if (other !== undefined && !isToCome) throw refusal(strapi, "due", other);
    if (own === undefined) return next();
    if (!isToCome) {
      data["isScheduled"] = false;
      return next();
    }
    return strapi.db.transaction(async () => {
      const result = await next();
      // Checks what was saved: an error rolls it back.
      await refuseUnpublishable(strapi, { uid, documentId, locale });
      return result;
    });
  };
}

/** Whether the panel's user may publish an article; calls from outside the panel may, as other rules guard those. */
async function mayPublish(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  const ctx = currentFormRequest(strapi);
  const ability = ctx === null ? null : abilityOf(ctx);
  if (ability === null) return true;
  const where = { documentId, publishedAt: null };
  return hasRightToAll(strapi, ability, { action: rights.publish, uid: scheduledType, where });
}

/** Reads a date in milliseconds; `null` when there is none, or it can't be read. */
function momentOf(value: unknown): number | null {
  const moment = typeof value === "string" || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

interface AuthorsSave {
  own: ScheduledDraft | undefined;
  other: ScheduledDraft | undefined;
  /** The date that is saved, in milliseconds; `undefined` when the form leaves it as it is. */
  date: number | null | undefined;
}

function refuseAuthor(strapi: Core.Strapi, { own, other, date }: AuthorsSave): void {
  if (own !== undefined) throw refusal(strapi, "own", own);
  const isMoved = other !== undefined && date !== undefined && date !== other.publishedOn.getTime();
  if (isMoved) throw refusal(strapi, "shared", other);
}

function refusal(strapi: Core.Strapi, reason: "own" | "shared" | "due", draft: ScheduledDraft): Error {
  return new errors.ValidationError(scheduleRefusal(reason, draft)[panelLanguage(strapi)]);
}
