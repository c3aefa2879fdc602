import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { optionalText } from "#contract/field";

const eventsSchema = z.array(
  z.object({
    documentId: z.string(),
    timetable: z.array(
      z.object({
        date: z.string(),
        sessions: z.array(
          z.object({ startTime: z.string(), kind: z.string(), title: z.string(), titleEn: optionalText }),
        ),
      }),
    ),
  }),
);

export type EventDay = z.infer<typeof eventsSchema>[number]["timetable"][number];

/** Published timetables, by the event's documentId. */
export type Timetables = ReadonlyMap<string, readonly EventDay[]>;

/** Reads the timetables of an order's events, the same in all languages, in the current transaction if there is one. */
export async function readTimetables(strapi: Core.Strapi, lines: readonly { eventId: string }[]): Promise<Timetables> {
  const found: unknown = await strapi.db.query("api::event.event").findMany({
    where: { documentId: { $in: lines.map(({ eventId }) => eventId) }, publishedAt: { $notNull: true } },
    select: ["documentId"],
    populate: { timetable: { populate: { sessions: true } } },
  });
  return new Map(eventsSchema.parse(found).map(({ documentId, timetable }) => [documentId, timetable]));
}
