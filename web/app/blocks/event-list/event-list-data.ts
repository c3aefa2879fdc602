import type { EventFilters } from "#app/domain/event-filters.ts";
import type { EventSummary } from "#app/ui/event-card.tsx";

/** Event type with the number of its events that match the other filters. */
export interface EventTypeChoice {
  name: string;
  slug: string;
  count: number;
}

/** Current filters and their options. */
export interface EventFiltering {
  filters: EventFilters;
  types: EventTypeChoice[];
  /** Number of events of any type that match the other filters. */
  anyTypeCount: number;
  /** `YYYY-MM` of each month to choose from. */
  months: string[];
  /** Path of home's headline event, which this list highlights too; `null` when there is none. */
  headlinePath: string | null;
  /** Path of the calendar file with every event. */
  calendarPath: string;
  /** Event to suggest when no event matches; `typeName` only if that event has the chosen type. */
  nearest: { event: EventSummary; typeName: string | null } | null;
}

/** One page of upcoming events, in order of start. */
export interface EventListData {
  events: EventSummary[];
  total: number;
  page: number;
  pageCount: number;
  /** Number of events on earlier pages. */
  skipped: number;
  /** `null` for a list without filters. */
  filtering: EventFiltering | null;
}
