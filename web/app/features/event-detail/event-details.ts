import type { TimetableDay } from "@circuit/contract/content/documents";
import type { EventSummary } from "#app/ui/event-card.tsx";

/** Details on an event's page that its card doesn't have. */
export interface EventDetails extends EventSummary {
  /** Its title with soft hyphens, for the headline. */
  heading: string;
  /** Text instead of buttons once the event is over or cancelled; `null` while it is to come. */
  note: string | null;
  venue: string | null;
  typeName: string | null;
  buttons: { label: string; url: string; style: "filled" | "outline" }[];
  /** Days in order. */
  timetable: TimetableDay[];
}

/** A day of an event, or some in a row, as its panel of prices shows it. */
export interface DayPrice {
  key: string;
  /** `25`, or `25–27`. */
  number: string;
  name: string;
  /** The lowest price of an adult, including VAT; `null` when nothing can be had. */
  priceCents: number | null;
  /** How many places are left, in words. */
  state: string | null;
}

/** Fragment of the tickets in an event's page. */
export const ticketsAnchor = "tickets";

/** Fragments of the other parts that the page's bar leads to; any element may have one. */
export const eventAnchors = { programme: "programme", seats: "seats", way: "way", stays: "stays" } as const;
