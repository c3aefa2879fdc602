import {
  eventAgendaSchema,
  eventCardSchema,
  eventDatesSchema,
  typeSchema,
  type EventAgenda,
  type EventCard,
  type EventDates,
  type EventType,
} from "@circuit/contract/content/cards";
import { eventSchema, type Event, type TimetableDay } from "@circuit/contract/content/documents";
import type { Locale } from "@circuit/contract/locales";
import { byStart } from "#app/domain/by-start.ts";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { isTakingPlace } from "@circuit/contract/event-state";
import { withEventDays, type DatedEvent } from "#app/domain/event-filters.ts";
import type { CmsQuery } from "./call-cms.server.ts";
import { cmsList, cmsListAll, cmsListByKeyset, type CmsOptions } from "./client.server.ts";
import { readDocumentBySlug } from "./document-by-slug.server.ts";
import { withSales } from "./event-sales.server.ts";
import { staleIfError } from "./stale-if-error.server.ts";
import { listTag } from "#app/cache-tags/cache-tags.ts";
import { limitFreshness, addCacheTags } from "./cache-context.server.ts";

/** Reads one published event with its blocks, and its timetable in one language; `null` when none has this slug. */
export async function getEventBySlug(slug: string, options: CmsOptions): Promise<Event | null> {
  const event = await readDocumentBySlug("events", eventSchema, slug, options);
  if (event === null) return null;
  const [told = event] = await withSales([event], options);
  return { ...told, timetable: event.timetable.map((day) => translateTimetableDay(day, options.locale)) };
}

/** Translates a day of the timetable: both languages share one, in which each session has both titles. */
function translateTimetableDay({ date, sessions }: TimetableDay, locale: Locale): TimetableDay {
  const titled = sessions.map((session) => ({
    ...session,
    title: locale === "en" ? (session.titleEn ?? session.title) : session.title,
    titleEn: null,
  }));
  return { date, sessions: titled };
}

/** An event that isn't over, with just the fields that the calendar filters by. */
export type UpcomingEvent = EventDates & DatedEvent;

/** How long the calendar stays fresh, in milliseconds. Short, in case a purge gets lost. */
const freshMs = 5000;

/** Caches all coming events, which many pages filter. Serves the last good list while the CMS is unavailable. */
const cachedCalendar = staleIfError(
  "calendar",
  { freshMs, contentTypes: ["events", "event-types"] },
  async (locale: Locale): Promise<UpcomingEvent[]> => {
    const query = { filters: { endsAt: { $gte: new Date().toISOString() } }, view: "dates" };
    const options = { locale, signal: new AbortController().signal };
    const events = await cmsListByKeyset("events", eventDatesSchema, query, options);
    return events.map(withEventDays).toSorted(byStart);
  },
);

/** Lists events that are not over, the first to start first, without the fields that only event cards show. */
export async function listUpcomingEvents({ locale }: Pick<CmsOptions, "locale">): Promise<UpcomingEvent[]> {
  addCacheTags(listTag("events", locale));
  const now = Date.now();
  const events = (await cachedCalendar(locale)).filter(({ endsAt }) => Date.parse(endsAt) >= now);
  limitFreshnessToNextEnd(events);
  return events;
}

/** Slugs in one request: even with the longest slugs its URL stays under the 16 kB that servers accept. */
const slugsAtOnce = 25;

/** Reads the cards of events, in the order of `slugs`; leaves out events that are no longer published. */
export async function listEventCards(slugs: readonly string[], options: CmsOptions): Promise<EventCard[]> {
  const parts = Array.from({ length: Math.ceil(slugs.length / slugsAtOnce) }, async (_, index) => {
    const wanted = slugs.slice(index * slugsAtOnce, (index + 1) * slugsAtOnce);
    const pagination = { pageSize: wanted.length, withCount: false };
    const query = { filters: { slug: { $in: wanted } }, view: "card", pagination };
    return (await cmsList("events", eventCardSchema, query, options)).data;
  });
  const cards = new Map((await Promise.all(parts)).flat().map((card) => [card.slug, card]));
  return withSales(
    slugs.flatMap((slug) => cards.get(slug) ?? []),
    options,
  );
}

/**
 * Lists the events of the past year and the coming ones for a calendar file, the first to start first. Past events stay
 * in the file, as they would vanish from calendars that subscribe to it.
 */
export async function listAgenda({ now }: { now: Date }, options: CmsOptions): Promise<EventAgenda[]> {
  // The fetched fields include the names of the events' types.
  addCacheTags(listTag("event-types", options.locale));
  const endsAfter = `${circuitDay(now.getTime() - 366 * dayMs)}T00:00:00Z`;
  const query = { filters: { endsAt: { $gte: endsAfter } }, view: "agenda" };
  return (await cmsListByKeyset("events", eventAgendaSchema, query, options)).toSorted(byStart);
}

/**
 * Lists the first events that are not over, in the order in which they start.
 *
 * @param count - 100 at most.
 * @param featuredFirst - Whether featured events come before all others.
 * @returns `total` counts all events that are not over.
 */
export async function listFirstEvents(
  { now, count, featuredFirst = false }: { now: Date; count: number; featuredFirst?: boolean },
  options: CmsOptions,
): Promise<{ events: readonly EventCard[]; total: number }> {
  const pagination = { page: 1, pageSize: count };
  const sort = [...(featuredFirst ? ["featured:desc"] : []), "startsAt:asc", "id:asc"];
  const query = { sort, view: "card", pagination };
  const { data: events, pagination: counted } = await listEventsNotOver(query, now, options);
  limitFreshnessToNextEnd(events);
  return { events: await withSales(events, options), total: counted?.total ?? events.length };
}

/**
 * Lists events that aren't over. The request has the time of the last whole minute, so that pages rendered within a
 * minute share the cached answer; if an event has ended since, it sends another one with the exact time.
 */
async function listEventsNotOver(query: CmsQuery, now: Date, options: CmsOptions) {
  const asOf = (moment: number) => {
    const ending = { endsAt: { $gte: new Date(moment).toISOString() } };
    const filters = query["filters"] === undefined ? ending : { $and: [ending, query["filters"]] };
    return cmsList("events", eventCardSchema, { ...query, filters }, options);
  };
  const answer = await asOf(Math.floor(now.getTime() / minuteMs) * minuteMs);
  const hasEnded = answer.data.some(({ endsAt }) => Date.parse(endsAt) < now.getTime());
  return hasEnded ? asOf(now.getTime()) : answer;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Limits the answer's freshness to the next end of an event, when that event leaves the list. */
function limitFreshnessToNextEnd(events: readonly Pick<EventCard, "endsAt">[]): void {
  const now = Date.now();
  const nextEnd = events.reduce((next, { endsAt }) => {
    const end = Date.parse(endsAt);
    return end > now ? Math.min(next, end) : next;
  }, Infinity);
  limitFreshness(nextEnd);
}

/** Reads the first featured event that is neither over nor cancelled or postponed; `null` for none. */
export async function nextFeaturedEvent({ now }: { now: Date }, options: CmsOptions): Promise<EventCard | null> {
  const filters = { featured: { $eq: true } };
  const pagination = { pageSize: 10, withCount: false };
  const query = { filters, sort: ["startsAt:asc", "id:asc"], pagination, view: "card" };
  const event = (await listEventsNotOver(query, now, options)).data.find(isTakingPlace);
  if (event === undefined) return null;
  limitFreshness(Date.parse(event.endsAt));
  const [told = event] = await withSales([event], options);
  return told;
}

/** Lists the event types, by name. */
export function listEventTypes(options: CmsOptions): Promise<EventType[]> {
  return cmsListAll("event-types", typeSchema, { sort: ["name:asc"], view: "card" }, options);
}
