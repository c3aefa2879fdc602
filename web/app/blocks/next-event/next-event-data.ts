import type { TimetableSession } from "@circuit/contract/content/documents";
import type { CircuitDay } from "#app/domain/circuit-day.ts";
import type { DayLine } from "#app/domain/race-day.ts";

/** Today's event with its timetable of today. */
export interface RaceDay {
  title: string;
  path: string;
  day: CircuitDay;
  lines: DayLine<TimetableSession["kind"]>[];
}
