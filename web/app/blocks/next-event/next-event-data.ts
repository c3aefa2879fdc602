import type { TimetableSession } from "@circuit/contract/content/documents";
import type { CircuitDay } from "#app/domain/circuit-day.ts";
import type { DayLine } from "#app/domain/race-day.ts";
import type { EventSummary } from "#app/ui/event-card.tsx";

/** A day on which there is an event, by its timetable. */
export interface RaceDay {
  title: string;
  /** Address of the event's page, which opens with today. */
  path: string;
  day: CircuitDay;
  lines: DayLine<TimetableSession["kind"]>[];
}

/** Data of the block that opens the home page. */
export interface NextEventData {
  /** The event that the circuit wants to sell; `null` when none is coming. */
  event: EventSummary | null;
  /** Weeks until the event, begun ones included, while it is far away; `null` in the season, and without an event. */
  weeksOff: number | null;
  /** `null` on all days without an event. */
  raceDay: RaceDay | null;
  /** ISO 8601 moment this was read: where the page's clock starts. */
  renderedAt: string;
}
