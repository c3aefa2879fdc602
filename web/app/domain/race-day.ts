import { localTimeAsUtc } from "@circuit/contract/circuit-clock";
import { daysAfter } from "@circuit/contract/forms/date-bounds";
import { minutesSinceMidnight } from "./minutes-since-midnight.ts";
import type { CircuitDay } from "./circuit-day.ts";

/** A line of the CMS's timetable; times are `HH:mm` or `HH:mm:ss` at the circuit. */
interface TimetableLine<Kind extends string> {
  startTime: string;
  endTime: string | null;
  endsNextDay: boolean;
  title: string;
  kind: Kind;
}

/** A line on the board of one day. Times are minutes since midnight at the circuit, negative for the night before. */
export interface DayLine<Kind extends string = string> {
  start: number;
  /** `null` when the timetable names no end. */
  end: number | null;
  title: string;
  kind: Kind;
}

/** What a race day board shows at a moment. */
export interface RaceDayBoard<Line extends DayLine> {
  /** The current session; `left` in minutes and the elapsed `share` from 0 to 1 are `null` when its end isn't known. */
  now: { line: Line; left: number | null; share: number | null } | null;
  /** All current sessions and buses, in the order of the day. */
  running: Line[];
  next: Line | null;
  /** `null` for a timetable without gates. */
  gates: { state: "opens" | "open" | "closed"; line: Line } | null;
  /** `null` for a timetable without buses. */
  bus: { state: "starts" | "runs" | "gone"; line: Line } | null;
}

const dayMinutes = 24 * 60;

/** Longest assumed duration of a session without an end, in minutes. */
const unknownMinutes = 60;

/** Lists a day's timetable lines by their start, with those of the day before that run past midnight. */
export function linesOf<Kind extends string>(
  timetable: readonly { date: CircuitDay; sessions: readonly TimetableLine<Kind>[] }[],
  day: CircuitDay,
): DayLine<Kind>[] {
  const onDay = (date: CircuitDay) =>
    timetable.filter((each) => each.date === date).flatMap(({ sessions }) => sessions);
  const own = onDay(day).map((line) => toDayLine(line, 0));
  const night = onDay(daysAfter(day, -1))
    .filter(({ endsNextDay }) => endsNextDay)
    .map((line) => toDayLine(line, -dayMinutes));
  return [...night, ...own].toSorted((one, other) => one.start - other.start);
}

function toDayLine<Kind extends string>(line: TimetableLine<Kind>, shift: number): DayLine<Kind> {
  const end =
    line.endTime === null ? null : minutesSinceMidnight(line.endTime) + (line.endsNextDay ? dayMinutes : 0) + shift;
  return { start: minutesSinceMidnight(line.startTime) + shift, end, title: line.title, kind: line.kind };
}

/**
 * Returns the minutes since the midnight that began a day at the circuit, also for a moment on another day.
 *
 * @param now - Milliseconds since 1970.
 */
export function minuteOfDay(now: number, day: CircuitDay): number {
  return Math.floor((localTimeAsUtc(now) - Date.parse(day)) / 60_000);
}

/** Formats minutes since midnight as `14:00`. */
export function clockOf(minute: number): string {
  const within = (minute + dayMinutes) % dayMinutes;
  return [Math.floor(within / 60), within % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Computes what the board shows at a minute of the day. */
export function boardAt<Line extends DayLine>(lines: readonly Line[], minute: number): RaceDayBoard<Line> {
  const programme = lines.filter(({ kind }) => kind !== "gates" && kind !== "bus");
  return {
    now: nowOf(programme, minute),
    running: lines.filter(
      (line) =>
        (line.kind === "bus" && isBusOn(line, minute)) || (programme.includes(line) && isOn(line, programme, minute)),
    ),
    next: programme.find(({ start }) => start > minute) ?? null,
    gates: gatesOf(ofKind(lines, "gates"), minute),
    bus: busOf(ofKind(lines, "bus"), minute),
  };
}

function ofKind<Line extends DayLine>(lines: readonly Line[], kind: string): Line[] {
  return lines.filter((line) => line.kind === kind);
}

/** Returns the current session; of several the one that began last. */
function nowOf<Line extends DayLine>(programme: readonly Line[], minute: number): RaceDayBoard<Line>["now"] {
  const line = programme.findLast((each) => isOn(each, programme, minute));
  if (line === undefined) return null;
  if (line.end === null) return { line, left: null, share: null };
  return { line, left: line.end - minute, share: (minute - line.start) / (line.end - line.start) };
}

function isOn(line: DayLine, programme: readonly DayLine[], minute: number): boolean {
  return line.start <= minute && minute < endOf(line, programme);
}

/** Returns the end of a session: without one in the timetable, when the next starts, but after an hour at most. */
function endOf(line: DayLine, programme: readonly DayLine[]): number {
  if (line.end !== null) return line.end;
  const next = programme.find(({ start }) => start > line.start)?.start ?? Infinity;
  return Math.min(next, line.start + unknownMinutes);
}

/** Whether a bus runs at a minute; one without an end is a single departure. */
function isBusOn({ start, end }: DayLine, minute: number): boolean {
  return start <= minute && minute < (end ?? start + 1);
}

function gatesOf<Line extends DayLine>(gates: readonly Line[], minute: number): RaceDayBoard<Line>["gates"] {
  const open = gates.findLast(({ start, end }) => start <= minute && (end === null || minute < end));
  if (open !== undefined) return { state: "open", line: open };
  const next = gates.find(({ start }) => start > minute);
  if (next !== undefined) return { state: "opens", line: next };
  const last = gates.at(-1);
  return last === undefined ? null : { state: "closed", line: last };
}

function busOf<Line extends DayLine>(buses: readonly Line[], minute: number): RaceDayBoard<Line>["bus"] {
  const runs = buses.find((each) => isBusOn(each, minute));
  if (runs !== undefined) return { state: "runs", line: runs };
  const next = buses.find(({ start }) => start > minute);
  if (next !== undefined) return { state: "starts", line: next };
  const last = buses.at(-1);
  return last === undefined ? null : { state: "gone", line: last };
}
