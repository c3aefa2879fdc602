import { eventCardSchema, eventTypeSchema, type EventCard, type EventType } from "@circuit/contract/cards";
import { eventSchema, type Event } from "@circuit/contract/documents";
import { cmsBySlug, cmsList, cmsListAll, cmsListByAge, type CmsOptions } from "./client.server.ts";
import { freshUntil } from "./made-from.server.ts";

/** Reads one published event with its timetable and blocks; `null` when none has this slug. */
export function getEventBySlug(slug: string, options: CmsOptions): Promise<Event | null> {
  return cmsBySlug("events", eventSchema, slug, options);
}

/**
 * Lists events that are not over, the first to start first.
 *
 * @param endsAfter - ISO 8601 moment; events that ended before it are left out.
 */
export async function listEvents({ endsAfter }: { endsAfter: string }, options: CmsOptions): Promise<EventCard[]> {
  const query = { filters: { endsAt: { $gte: endsAfter } }, view: "card" };
  const events = await cmsListByAge("events", eventCardSchema, query, options);
  freshUntilOneEnds(events);
  return events.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}

/**
 * The first events that are not over, in the order in which they start.
 *
 * @param endsAfter - ISO 8601 moment; events that ended before it are left out.
 * @param count - How many, 100 at most.
 * @returns `total` is how many there are in all.
 */
export async function listFirstEvents(
  { endsAfter, count }: { endsAfter: string; count: number },
  options: CmsOptions,
): Promise<{ events: EventCard[]; total: number }> {
  const filters = { endsAt: { $gte: endsAfter } };
  const pagination = { page: 1, pageSize: count };
  const query = { filters, sort: ["startsAt:asc", "id:asc"], view: "card", pagination };
  const { data: events, pagination: counted } = await cmsList("events", eventCardSchema, query, options);
  freshUntilOneEnds(events);
  return { events, total: counted?.total ?? events.length };
}

/** The first to be over leaves the list; those that are over stay as they are. */
function freshUntilOneEnds(events: readonly EventCard[]): void {
  const now = Date.now();
  const nextEnd = events.reduce((next, { endsAt }) => {
    const end = Date.parse(endsAt);
    return end > now ? Math.min(next, end) : next;
  }, Infinity);
  freshUntil(nextEnd);
}

/**
 * Reads the first featured event that is not over.
 *
 * @param endsAfter - ISO 8601 moment.
 * @returns `null` when none is coming.
 */
export async function nextFeaturedEvent(
  { endsAfter }: { endsAfter: string },
  options: CmsOptions,
): Promise<EventCard | null> {
  const filters = { endsAt: { $gte: endsAfter }, featured: { $eq: true } };
  const pagination = { pageSize: 1, withCount: false };
  const query = { filters, sort: ["startsAt:asc", "id:asc"], pagination, view: "card" };
  const [event] = (await cmsList("events", eventCardSchema, query, options)).data;
  if (event === undefined) return null;
  freshUntil(Date.parse(event.endsAt));
  return event;
}

/** Lists the kinds of event, by name. */
export function listEventTypes(options: CmsOptions): Promise<EventType[]> {
  return cmsListAll("event-types", eventTypeSchema, { sort: ["name:asc"], view: "card" }, options);
}
