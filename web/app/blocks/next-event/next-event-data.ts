import type { TimetableSession } from "@circuit/contract/content/documents";
import type { CircuitDay } from "#app/domain/circuit-day.ts";
import type { DayLine } from "#app/domain/race-day.ts";
import type { EventSummary } from "#app/ui/event-card.tsx";

/** Today's event with its timetable of today. */
export interface RaceDay {
  title: string;
  path: string;
  day: CircuitDay;
  lines: DayLine<TimetableSession["kind"]>[];
}

/** Data of the block that opens the home page. */
export interface NextEventData {
  /** Event to promote; `null` when none is coming. */
  event: EventSummary | null;
  /** Weeks until the event, rounded up; `null` within eight weeks of it, and without an event. */
  weeksOff: number | null;
  /** Today's event; `null` on a day without one. */
  raceDay: RaceDay | null;
  /** ISO 8601 time of the server when it rendered, from which the browser's countdown starts. */
  renderedAt: string;
}
