import type { StaySummary } from "#app/ui/stay-card.tsx";

/** Places to stay, the nearest first, with what they cost at the chosen event. */
export interface AccommodationListData {
  /** Places to stay that can be booked. */
  stays: StaySummary[];
  /** Places to stay that are full. */
  full: StaySummary[];
  /** The choice of types and of the event; `null` for a list without filter. */
  filtering: {
    /** Slug of the chosen type; `null` for all of them. */
    type: string | null;
    types: { name: string; slug: string; count: number }[];
    anyTypeCount: number;
    /** Events that places have prices for, the first to start first. */
    events: StayEvent[];
    /** Id of the event whose prices are shown; `null` when there are none to choose from. */
    event: string | null;
    /** Id of the event that the address asks for, as links keep it. */
    asked: string | null;
  } | null;
}

/** An event to choose. `startsAt` and `endsAt` are ISO 8601 moments. */
export interface StayEvent {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
}
