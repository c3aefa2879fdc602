import type { TimetableDay } from "@circuit/contract/content/documents";
import type { EventSummary } from "#app/ui/event-card.tsx";

/** View data of an event's page: its card's data and more. */
export interface EventDetails extends EventSummary {
  /** The title with soft hyphens, for the headline. */
  heading: string;
  /** Text instead of buttons for an event that is over or cancelled; `null` otherwise. */
  note: string | null;
  venue: string | null;
  typeName: string | null;
  buttons: { label: string; url: string; style: "filled" | "outline" }[];
  timetable: TimetableDay[];
}

/** Price of a day or period of an event. */
export interface DayPrice {
  key: string;
  /** Day of the month, such as `25` or `25–27`. */
  number: string;
  name: string;
  /** Lowest price for an adult including VAT, in cents; `null` when nothing is on sale. */
  priceCents: number | null;
  /** Availability, in words. */
  state: string | null;
}

export const ticketsAnchor = "tickets";

/** Fragments of the other sections that the page's bar links to. */
export const eventAnchors = { programme: "programme", seats: "seats", way: "way", stays: "stays" } as const;
