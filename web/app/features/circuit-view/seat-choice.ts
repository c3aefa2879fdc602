import { minutesSinceMidnight } from "#app/domain/minutes-since-midnight.ts";
import { typicalRows } from "@circuit/contract/circuit/stand-profile";

const seatParts = ["low", "middle", "high"] as const;

/** Part of a grandstand to sit in, as the URL names it. */
export type SeatPart = (typeof seatParts)[number];

/** A part of a grandstand, and the row that represents it, counted from the front. */
export interface SeatRow {
  part: SeatPart;
  row: number;
}

/** Returns the parts of a grandstand to choose from; parts with the same row count once. */
export function seatRows(stand: { rows: number }): SeatRow[] {
  const { front, middle, back } = typicalRows(stand);
  const all: SeatRow[] = [
    { part: "middle", row: middle },
    { part: "low", row: front },
    { part: "high", row: back },
  ];
  const different = all.filter(({ row }, index) => all.findIndex((other) => other.row === row) === index);
  return different.toSorted((one, other) => one.row - other.row);
}

/** Returns the requested part; the middle one when the grandstand has no such part. */
export function chooseSeat(rows: readonly SeatRow[], asked: string | null): SeatRow {
  const chosen = rows.find(({ part }) => part === asked) ?? rows.find(({ part }) => part === "middle") ?? rows[0];
  if (chosen === undefined) throw new RangeError("A stand without rows");
  return chosen;
}

/** Times to choose from on a day without a timetable. */
const usualTimes = ["10:00", "13:00", "16:00"] as const;

const ridingKinds: ReadonlySet<string> = new Set(["race", "qualifying", "practice"]);

/**
 * Picks three times of a day that show how its light changes: the first start of riders, about half-way, and the last
 * start. Gates, buses and speeches count only when nothing else is on.
 *
 * @param sessions - Sessions of that day; `startTime` begins with `HH:MM` at the circuit.
 * @returns `HH:MM`, at least one.
 */
export function seatTimes(sessions: readonly { startTime: string; kind: string }[]): string[] {
  const riding = sessions.filter(({ kind }) => ridingKinds.has(kind));
  const starts = (riding.length > 0 ? riding : sessions)
    .map(({ startTime }) => startTime.slice(0, 5))
    .filter((time) => /^\d{2}:\d{2}$/u.test(time))
    .toSorted();
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [...usualTimes];
  const halfWay = (minutesSinceMidnight(first) + minutesSinceMidnight(last)) / 2;
  const off = (time: string) => Math.abs(minutesSinceMidnight(time) - halfWay);
  const middle = starts.reduce((best, time) => (off(time) < off(best) ? time : best), first);
  return [...new Set([first, middle, last])];
}

/**
 * Returns the times to choose from and the chosen one: the requested time, which joins the others, else the last one,
 * at which the main race starts.
 */
export function chooseTime(times: readonly string[], asked: string | null): { times: string[]; time: string } {
  if (asked !== null) return { times: [...new Set([...times, asked])].toSorted(), time: asked };
  return { times: [...times], time: times.at(-1) ?? usualTimes[1] };
}
