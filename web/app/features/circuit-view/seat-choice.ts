import { clockMinutes } from "#app/domain/clock-minutes.ts";
import { typicalRows } from "@circuit/contract/circuit/stand-profile";

const seatParts = ["low", "middle", "high"] as const;

/** Where in a stand one sits, as the address has it. */
export type SeatPart = (typeof seatParts)[number];

/** A part of a stand and the row that stands for it, counted from the front. */
export interface SeatRow {
  part: SeatPart;
  row: number;
}

/** The parts of a stand that can be chosen: parts with the same row are one. */
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

/** The part that was asked for; the middle when that says nothing, or the stand has no such part. */
export function chosenSeat(rows: readonly SeatRow[], asked: string | null): SeatRow {
  const chosen = rows.find(({ part }) => part === asked) ?? rows.find(({ part }) => part === "middle") ?? rows[0];
  if (chosen === undefined) throw new RangeError("A stand without rows");
  return chosen;
}

/** Hours to choose from on a day without a timetable. */
const usualTimes = ["10:00", "13:00", "16:00"] as const;

const ridingKinds: ReadonlySet<string> = new Set(["race", "qualifying", "practice"]);

/**
 * Three times of a day that show how its light changes: when the riding begins, about half-way, and when the last
 * riders start. Gates, buses and speeches don't count, unless there is nothing else.
 *
 * @param sessions - Of that day; `startTime` is `HH:MM` at the circuit.
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
  const halfWay = (clockMinutes(first) + clockMinutes(last)) / 2;
  const off = (time: string) => Math.abs(clockMinutes(time) - halfWay);
  const middle = starts.reduce((best, time) => (off(time) < off(best) ? time : best), first);
  return [...new Set([first, middle, last])];
}

/**
 * The times to choose from and the one that is chosen: what was asked for, and is put among the others, else the last
 * one, at which the main race starts.
 */
export function chosenTime(times: readonly string[], asked: string | null): { times: string[]; time: string } {
  if (asked !== null) return { times: [...new Set([...times, asked])].toSorted(), time: asked };
  return { times: [...times], time: times.at(-1) ?? usualTimes[1] };
}
