import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { flag, optionalText } from "#contract/field";
import { timetableProblem } from "./timetable-problem.ts";
import type { Draft, PublishingProblem } from "./publishing-check.ts";

const eventSchema = z.object({
  state: optionalText,
  startsAt: z.coerce.date(),
  previousStartsAt: z.coerce.date().nullish(),
  endsAt: z.coerce.date(),
  visitorsPerMinute: z.number().nullish(),
  visitorsAtOnce: z.number().nullish(),
  timetable: z.array(
    z.object({
      date: optionalText,
      sessions: z.array(
        z.object({
          startTime: optionalText,
          endTime: optionalText,
          endsNextDay: flag(false),
          title: optionalText,
          titleEn: optionalText,
          kind: optionalText,
        }),
      ),
    }),
  ),
});

/** Most days of an event: a longer one is a typing error in the year, and would fill months of the calendar. */
const maxDays = 31;
const dayMs = 24 * 60 * 60 * 1000;

const tooLong = {
  nl: `Einde: het evenement duurt langer dan ${maxDays} dagen. Kijk na of het jaar klopt; maak van een langere reeks losse evenementen.`,
  en: `Einde: the event lasts more than ${maxDays} days. See whether the year is right; make a longer row of days into several events.`,
};

const notMoved = {
  nl: "Stand: het evenement is verplaatst, en begint nog op het oude moment. Vul het nieuwe Begin en Einde in, of kies Uitgesteld zolang er geen nieuwe datum is.",
  en: "Stand: the event was moved, and still begins at the old moment. Fill in the new Begin and Einde, or choose Uitgesteld while there is no new date.",
};

/** Returns why a draft event can't be published; `null` when it can. */
export async function eventProblem(strapi: Core.Strapi, draft: Draft): Promise<PublishingProblem> {
  const { uid, documentId, locale, entry } = draft;
  // The check of required fields reports an event without a start or an end.
  if (!entry["startsAt"] || !entry["endsAt"]) return null;
  const event = eventSchema.parse(entry);
  if (event.endsAt < event.startsAt) return "Het evenement eindigt voordat het begint: controleer Begin en Einde.";
  if (event.endsAt.getTime() - event.startsAt.getTime() > maxDays * dayMs) return tooLong;
  if (typeof event.visitorsAtOnce === "number" && typeof event.visitorsPerMinute !== "number") {
    return "Een wachtkamer heeft een aantal bezoekers per minuut nodig: vul dat in, of maak ook het andere veld leeg.";
  }

  const events = strapi.db.query(uid);
  if (event.state === "moved" && !event.previousStartsAt) {
    const published = { documentId, publishedAt: { $notNull: true }, startsAt: event.startsAt };
    const isAsBefore = (await events.count({ where: { ...published, state: { $ne: "moved" } } })) > 0;
    if (isAsBefore) return notMoved;
  }

  const isEnglish = locale === "en" || (await events.count({ where: { documentId, locale: "en" } })) > 0;
  return timetableProblem({ ...event, isEnglish });
}
