import type { StaySummary } from "#app/ui/stay-card.tsx";

/** Accommodations, nearest first, with their prices at the chosen event. */
export interface AccommodationListData {
  /** Accommodations that can still be booked. */
  stays: StaySummary[];
  full: StaySummary[];
  /** Filter options and the visitor's choices; `null` for a list without filters. */
  filtering: {
    /** Slug of the chosen accommodation type; `null` for all types. */
    type: string | null;
    types: { name: string; slug: string; count: number }[];
    anyTypeCount: number;
    /** Events for which at least one accommodation has a price, in order of start. */
    events: StayEvent[];
    /** Id of the event whose prices the list shows; `null` when there are no events to choose from. */
    event: string | null;
    /** Id of the event that the URL query names, for links to keep; `null` when the query names none of `events`. */
    asked: string | null;
  } | null;
}

/** Event whose prices a visitor can choose. `startsAt` and `endsAt` are ISO 8601. */
export interface StayEvent {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
}
