import { momentOfLocalTime } from "../circuit-clock.ts";
import { dayAtCircuit } from "../forms/date-bounds.ts";

/** Weekly hours in local time at the circuit, `HH:MM`. Empty `days` (1 is Monday) means every day. */
export type WeeklyHours = readonly { days: readonly number[]; from: string; until: string }[];

const workingDays = [1, 2, 3, 4, 5];

/** Weekday numbers for each choice that editors have; an empty list is every day. */
export const weekdaysByChoice: ReadonlyMap<string, readonly number[]> = new Map([
  ["every-day", []],
  ["working-days", workingDays],
  ["weekend", [6, 7]],
  ["monday", [1]],
  ["tuesday", [2]],
  ["wednesday", [3]],
  ["thursday", [4]],
  ["friday", [5]],
  ["saturday", [6]],
  ["sunday", [7]],
]);

/** Whether a moment is within weekly hours, with moments in milliseconds since 1970. */
type OpeningState =
  /** `until` is `null` when the hours cover the whole week. */
  | { isWithin: true; since: number; until: number | null }
  /** `from` is when the hours begin again; `null` without any hours. */
  | { isWithin: false; from: number | null };

const dayMs = 86_400_000;

/** Days to search before and after a moment: hours that last for all of them count as endless. */
const daysBack = 8;
const daysAhead = 8;

/** Tells whether a moment, in milliseconds since 1970, is within the hours of a week, and when that changes. */
export function openingStateAt(schedule: WeeklyHours, at: number): OpeningState {
  const spans = spansAround(schedule, at);
  const now = spans.find(({ from, until }) => from <= at && at < until);
  if (now === undefined) return { isWithin: false, from: spans.find(({ from }) => from > at)?.from ?? null };
  const isEndless = now.until - at > (daysAhead - 1) * dayMs;
  return { isWithin: true, since: now.from, until: isEndless ? null : now.until };
}

interface Span {
  from: number;
  until: number;
}

/** Returns the hours of the days around a moment, in order, with overlapping or adjacent hours merged. */
function spansAround(schedule: WeeklyHours, at: number): Span[] {
  const today = Date.parse(`${dayAtCircuit(new Date(at))}T00:00:00Z`);
  const spans: Span[] = [];
  for (let offset = -daysBack; offset <= daysAhead; offset += 1) {
    const day = new Date(today + offset * dayMs);
    const weekday = day.getUTCDay() === 0 ? 7 : day.getUTCDay();
    for (const { days, from, until } of schedule) {
      if (days.length > 0 && !days.includes(weekday)) continue;
      // Hours that end before they begin, or as they begin, end on the next day.
      const end = until <= from ? new Date(day.getTime() + dayMs) : day;
      spans.push({ from: momentOfLocalTime(isoDay(day), from), until: momentOfLocalTime(isoDay(end), until) });
    }
  }
  return merged(spans.toSorted((a, b) => a.from - b.from));
}

function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    if (last !== undefined && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else found.push({ ...span });
  }
  return found;
}

function isoDay(day: Date): string {
  return day.toISOString().slice(0, 10);
}
