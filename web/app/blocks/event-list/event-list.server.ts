import type { BlockOf } from "@circuit/contract/blocks";
import type { EventCard, EventType } from "@circuit/contract/cards";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listEvents, listEventTypes, listFirstEvents } from "#app/cms/events.server.ts";
import {
  filterEvents,
  monthsWithEvents,
  nearestEvent,
  readEventFilters,
  type EventFilters,
} from "#app/domain/event-filters.ts";
import { pageCountOf, readPage } from "#app/domain/pagination.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { seasonCalendarPaths } from "#app/i18n/paths.ts";
import type { EventFiltering, EventListData } from "./event-list-data.ts";

/**
 * The upcoming events that fit the filters of the address, one page of them.
 * A page beyond the last shows the last.
 */
export async function loadEventList(
  { showFilters, pageSize }: BlockOf<"blocks.event-list">,
  context: BlockContext,
): Promise<EventListData> {
  if (!showFilters) return loadFirstEvents(pageSize ?? 5, context);
  const { locale, now, url } = context;
  const [events, types] = await Promise.all([
    listEvents({ endsAfter: now.toISOString() }, context),
    listEventTypes(context),
  ]);
  const size = pageSize ?? 12;
  const filters = readEventFilters(url.searchParams);

  const found = filterEvents(events, filters);
  const pageCount = pageCountOf(found.length, size);
  const page = Math.min(readPage(url.searchParams.get("page")), pageCount);
  const skipped = (page - 1) * size;

  return {
    events: found.slice(skipped, skipped + size).map((event) => eventSummary(event, locale, now)),
    total: found.length,
    page,
    pageCount,
    skipped,
    filtering: filteringOf({ events, types, filters, isEmpty: found.length === 0 }, context),
  };
}

/** A list without filters reads no more than it shows. */
async function loadFirstEvents(count: number, context: BlockContext): Promise<EventListData> {
  const { locale, now } = context;
  const { events, total } = await listFirstEvents({ endsAfter: now.toISOString(), count }, context);
  return {
    events: events.map((event) => eventSummary(event, locale, now)),
    total,
    page: 1,
    pageCount: pageCountOf(total, count),
    skipped: 0,
    filtering: null,
  };
}

interface Calendar {
  events: EventCard[];
  types: EventType[];
  filters: EventFilters;
  isEmpty: boolean;
}

function filteringOf({ events, types, filters, isEmpty }: Calendar, { locale, now }: BlockContext): EventFiltering {
  const countOf = (type: string | null) => filterEvents(events, { ...filters, type }).length;
  const nearest = isEmpty ? nearestEvent(events, filters) : null;

  return {
    filters,
    types: types.map(({ name, slug }) => ({ name, slug, count: countOf(slug) })),
    anyTypeCount: countOf(null),
    months: monthsWithEvents(events, filters.month),
    calendarPath: seasonCalendarPaths[locale],
    nearest:
      nearest === null
        ? null
        : {
            event: eventSummary(nearest, locale, now),
            typeName: nearest.type !== null && nearest.type.slug === filters.type ? nearest.type.name : null,
          },
  };
}
