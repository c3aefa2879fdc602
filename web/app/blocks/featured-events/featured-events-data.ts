import type { EventSummary } from "#app/ui/event-card.tsx";

/** The next of the featured events and those after it; `null` when none is coming. */
export type FeaturedEventsData = {
  next: EventSummary;
  others: EventSummary[];
  /** ISO 8601 moment this was read: where the page's clock starts. */
  renderedAt: string;
} | null;
