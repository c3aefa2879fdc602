import type { Core, Modules } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { panelLanguage } from "../editing/panel-request.ts";
import { formAbility, hasRightToAll, rights } from "../panel-rights.ts";
import type { PanelText } from "../panel-text.ts";
import { refuseUnpublishable } from "../publishing/refuse-unpublishable.ts";
import { type ScheduledDraft, scheduledDrafts, scheduledType } from "./scheduled-drafts.ts";

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

    if (!(await mayPublish(strapi, documentId))) {
      if (own !== undefined) throw refusal(strapi, "own", own);
      const isMoved = other !== undefined && date !== undefined && date !== other.publishedOn.getTime();
      if (isMoved) throw refusal(strapi, "shared", other);
    }
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
  const ability = formAbility(strapi);
  if (ability === null) return true;
  const where = { documentId, publishedAt: null };
  return hasRightToAll(strapi, ability, { action: rights.publish, uid: scheduledType, where });
}

/** Reads a date in milliseconds; `null` when there is none, or it can't be read. */
function momentOf(value: unknown): number | null {
  const moment = typeof value === "string" || value instanceof Date ? new Date(value).getTime() : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}

const named = {
  nl: new Intl.DateTimeFormat("nl-NL", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" }),
  en: new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Amsterdam" }),
};

const languages: Readonly<Record<string, PanelText>> = {
  nl: { nl: "het Nederlands", en: "Dutch" },
  en: { nl: "het Engels", en: "English" },
};

type Reason = "own" | "shared" | "due";

/** Sentences about a scheduled draft, with its language and date. */
const sentences: Record<Reason, (language: PanelText, moment: PanelText) => PanelText> = {
  own: () => ({
    nl: "Dit bericht is ingepland en verschijnt vanzelf. Vraag een redacteur om eerst op ‘Toch niet vanzelf publiceren’ te drukken; daarna kun je het weer wijzigen.",
    en: "This article is scheduled and appears by itself. Ask an editor to press ‘Don’t publish by itself’ first; then you can change it again.",
  }),
  shared: (language) => ({
    nl: `In ${language.nl} is dit bericht ingepland, en beide talen hebben dezelfde datum. Laat ‘Datum van het bericht’ zoals het was, of vraag een redacteur om daar eerst op ‘Toch niet vanzelf publiceren’ te drukken.`,
    en: `This article is scheduled in ${language.en}, and both languages have the same date. Leave ‘Datum van het bericht’ as it was, or ask an editor to press ‘Don’t publish by itself’ there first.`,
  }),
  due: (language, moment) => ({
    nl: `In ${language.nl} is dit bericht ingepland voor ${moment.nl}, en beide talen hebben dezelfde datum. Druk daar eerst op ‘Toch niet vanzelf publiceren’, of kies een datum die nog komt.`,
    en: `This article is scheduled in ${language.en} for ${moment.en}, and both languages have the same date. Press ‘Don’t publish by itself’ there first, or choose a date to come.`,
  }),
};

/**
 * Makes the error that an article isn't saved because it is scheduled.
 *
 * @param reason - `own`: the user may not publish this draft; `shared`: nor another language, whose date they would
 *   move; `due`: another language would appear at once, or never.
 */
function refusal(strapi: Core.Strapi, reason: Reason, { locale, publishedOn }: ScheduledDraft): Error {
  const language = languages[locale] ?? { nl: locale, en: locale };
  const moment = { nl: named.nl.format(publishedOn), en: named.en.format(publishedOn) };
  return new errors.ValidationError(sentences[reason](language, moment)[panelLanguage(strapi)]);
}
