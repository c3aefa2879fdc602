import type { EventFilters } from "#app/domain/event-filters.ts";
import type { EventSummary } from "#app/ui/event-card.tsx";

/** A kind of event and how many of it fit the other filters. */
export interface EventTypeChoice {
  name: string;
  slug: string;
  count: number;
}

/** View data of the filters: the current choice and the options. */
export interface EventFiltering {
  filters: EventFilters;
  types: EventTypeChoice[];
  /** How many events fit when the type is left out. */
  anyTypeCount: number;
  /** Months to choose from, `YYYY-MM`. */
  months: string[];
  /** Path of the event that home announces, which stands out here too; `null` when there is none. */
  headlinePath: string | null;
  /** Path of the calendar file with every event. */
  calendarPath: string;
  /** Suggestion for an empty result, with its type when that is the chosen one. */
  nearest: { event: EventSummary; typeName: string | null } | null;
}

/** One page of upcoming events, the first to start first. */
export interface EventListData {
  events: EventSummary[];
  total: number;
  page: number;
  pageCount: number;
  /** Events before this page. */
  skipped: number;
  /** `null` for a list without filters. */
  filtering: EventFiltering | null;
}
