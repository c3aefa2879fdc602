import type { BlockOf } from "@circuit/contract/content/blocks";
import type { EventType } from "@circuit/contract/content/cards";
import { seasonCalendarPaths } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import type { BlockContext } from "#app/blocks/block-context.ts";
import {
  listEventCards,
  listEventTypes,
  listFirstEvents,
  listUpcomingEvents,
  type UpcomingEvent,
} from "#app/cms/events.server.ts";
import { getHomeHeadline } from "#app/cms/headline-event.server.ts";
import { byStart } from "#app/domain/by-start.ts";
import {
  filterEvents,
  monthsWithEvents,
  nearestEvent,
  readEventFilters,
  type EventFilters,
} from "#app/domain/event-filters.ts";
import { pageCountOf } from "#app/domain/pagination.ts";
import { seasonYear, withOtherYears } from "#app/domain/season-year.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import type { EventSummary } from "#app/ui/event-card.tsx";
import type { EventFiltering, EventListData } from "./event-list-data.ts";

/**
 * Loads one page of the upcoming events that match the filters in the URL. A page beyond the last gives the last one,
 * as links to later pages must work when events have passed. Filtering needs dates and types only, so event cards are
 * read for this page alone.
 */
export async function loadEventList(
  { showFilters, pageSize, featuredFirst }: BlockOf<"blocks.event-list">,
  context: BlockContext,
): Promise<EventListData> {
  if (!showFilters) return loadFirstEvents(pageSize ?? 5, featuredFirst, context);
  const [upcoming, types, headline] = await Promise.all([
    listUpcomingEvents(context),
    listEventTypes(context),
    getHomeHeadline(context, context),
  ]);
  const size = pageSize ?? 12;
  const filters = readEventFilters(context.query);

  const found = filterEvents(upcoming, filters);
  const pageCount = pageCountOf(found.length, size);
  const page = Math.min(Number(context.query.page ?? 1), pageCount);
  const skipped = (page - 1) * size;

  return {
    events: withOtherYears(await summariesOf(found.slice(skipped, skipped + size), context), seasonYear(upcoming)),
    total: found.length,
    page,
    pageCount,
    skipped,
    filtering: {
      ...choicesOf({ upcoming, types, filters }),
      headlinePath: headline === null ? null : documentPath("event", headline.slug, context.locale),
      calendarPath: seasonCalendarPaths[context.locale],
      nearest: found.length === 0 ? await nearestOf({ upcoming, types, filters }, context) : null,
    },
  };
}

async function summariesOf(events: readonly UpcomingEvent[], context: BlockContext): Promise<EventSummary[]> {
  const cards = await listEventCards(
    events.map(({ slug }) => slug),
    context,
  );
  return cards.map((card) => eventSummary(card, context.locale, context.now));
}

/** Loads the first events for a list without filters, leaving out the event that opens the page. */
async function loadFirstEvents(count: number, featuredFirst: boolean, context: BlockContext): Promise<EventListData> {
  const { locale, now, headline } = context;
  const others = headline === null ? 0 : 1;
  const { events, total } = await listFirstEvents({ now, count: count + others, featuredFirst }, context);
  // Featured events may come first from the CMS; visitors see them in order of date.
  const shown = events
    .filter(({ slug }) => slug !== headline?.slug)
    .slice(0, count)
    .toSorted(byStart);
  return {
    events: withOtherYears(shown.map((event) => eventSummary(event, locale, now))),
    total: total - others,
    page: 1,
    pageCount: pageCountOf(total - others, count),
    skipped: 0,
    filtering: null,
  };
}

interface Calendar {
  upcoming: UpcomingEvent[];
  types: EventType[];
  filters: EventFilters;
}

/** Returns the options of the filters, each event type with the number of its events. */
function choicesOf({
  upcoming,
  types,
  filters,
}: Calendar): Omit<EventFiltering, "calendarPath" | "headlinePath" | "nearest"> {
  const countOf = (type: string | null) => filterEvents(upcoming, { ...filters, type }).length;
  return {
    filters,
    types: types.map(({ name, slug }) => ({ name, slug, count: countOf(slug) })),
    anyTypeCount: countOf(null),
    months: monthsWithEvents(upcoming, filters.month),
  };
}

async function nearestOf(
  { upcoming, types, filters }: Calendar,
  context: BlockContext,
): Promise<EventFiltering["nearest"]> {
  const nearest = nearestEvent(upcoming, filters);
  const [event] = await summariesOf(nearest === null ? [] : [nearest], context);
  if (event === undefined) return null;
  const type = types.find(({ slug }) => slug === filters.type && slug === nearest?.type?.slug);
  return { event, typeName: type?.name ?? null };
}
