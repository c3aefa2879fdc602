import { dayAtCircuit } from "../forms/date-bounds.ts";
import { momentOfClock } from "./circuit-clock.ts";

/** What decides whether a camera shows anything: what its editor set, and its hours. */
export interface CameraHours {
  state: "live" | "sleeping" | "maintenance";
  /** By the clock at the circuit. Every day when `days` (1 is Monday) is empty; always when there are no hours at all. */
  schedule: readonly { days: readonly number[]; from: string; until: string }[];
}

/** Moments are milliseconds since 1970. */
export type CameraAir =
  /** Since when, `null` without hours; until when, `null` as long as nobody sets it otherwise. */
  | { kind: "live"; since: number | null; until: number | null }
  /** When it is back, `null` when nobody knows. */
  | { kind: "sleeping"; wakesAt: number | null }
  | { kind: "maintenance" };

const dayMs = 86_400_000;

/** How many days are looked back and ahead: hours that meet on each day of the week have no end. */
const daysBack = 8;
const daysAhead = 8;

/**
 * Tells whether a camera is live at a moment. The server decides by it what it serves, and browsers what they say: pages are
 * stored, and hours go on.
 */
export function cameraAir({ state, schedule }: CameraHours, at: number): CameraAir {
  if (state === "maintenance") return { kind: "maintenance" };
  if (state === "sleeping") return { kind: "sleeping", wakesAt: null };
  if (schedule.length === 0) return { kind: "live", since: null, until: null };

  const spans = spansAround(schedule, at);
  const now = spans.find(({ from, until }) => from <= at && at < until);
  if (now === undefined) return { kind: "sleeping", wakesAt: spans.find(({ from }) => from > at)?.from ?? null };
  const isEndless = now.until - at > (daysAhead - 1) * dayMs;
  return { kind: "live", since: now.from, until: isEndless ? null : now.until };
}

/** The first moment at which any of some cameras changes by its hours; `Infinity` when none does. */
export function nextCameraChange(cameras: readonly CameraHours[], at: number): number {
  const moments = cameras.map((camera) => {
    const air = cameraAir(camera, at);
    if (air.kind === "maintenance") return null;
    return air.kind === "live" ? air.until : air.wakesAt;
  });
  return Math.min(...moments.map((moment) => moment ?? Number.POSITIVE_INFINITY), Number.POSITIVE_INFINITY);
}

interface Span {
  from: number;
  until: number;
}

/** The hours of the days around a moment, in order; hours that overlap or meet are one. */
function spansAround(schedule: CameraHours["schedule"], at: number): Span[] {
  const today = Date.parse(`${dayAtCircuit(new Date(at))}T00:00:00Z`);
  const spans: Span[] = [];
  for (let offset = -daysBack; offset <= daysAhead; offset += 1) {
    const day = new Date(today + offset * dayMs);
    const weekday = day.getUTCDay() === 0 ? 7 : day.getUTCDay();
    for (const { days, from, until } of schedule) {
      if (days.length > 0 && !days.includes(weekday)) continue;
      // Hours that end before they begin, or as they begin, end on the next day.
      const end = until <= from ? new Date(day.getTime() + dayMs) : day;
      spans.push({ from: momentOfClock(isoDay(day), from), until: momentOfClock(isoDay(end), until) });
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
