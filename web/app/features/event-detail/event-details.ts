import type { TimetableDay } from "@circuit/contract/documents";
import type { EventSummary } from "#app/ui/event-card.tsx";

/** What an event's page shows beyond its card. */
export interface EventDetails extends EventSummary {
  venue: string | null;
  typeName: string | null;
  buttons: { label: string; url: string; style: "filled" | "outline" }[];
  /** Days in order. */
  timetable: TimetableDay[];
}

/** Fragment of the tickets in an event's page. */
export const ticketsAnchor = "tickets";
