import type { FieldOf } from "./form-fields.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Formats dates as ISO 8601, which is the format of `sv-SE`; that of `en-CA` differs between browsers. */
const circuitDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });

/** Returns the local date at the circuit of a moment, as `YYYY-MM-DD`. */
export function dayAtCircuit(moment: Date): string {
  return circuitDay.format(moment);
}

/**
 * Returns the first and last day that a date field accepts; `null` where there is no limit. When both a date and a
 * number of days from today set a limit, the narrower one counts.
 *
 * @param today - The local date at the circuit, as `YYYY-MM-DD`.
 */
export function dateBounds(
  { min, max, minDaysFromToday, maxDaysFromToday }: FieldOf<"fields.date">,
  today: string,
): { min: string | null; max: string | null } {
  const earliest = [min, boundAt(today, minDaysFromToday)].filter((day) => day !== null).toSorted();
  const latest = [max, boundAt(today, maxDaysFromToday)].filter((day) => day !== null).toSorted();
  return { min: earliest.at(-1) ?? null, max: latest.at(0) ?? null };
}

function boundAt(today: string, days: number | null): string | null {
  return days === null ? null : daysAfter(today, days);
}

/** Tells whether a date exists. The calendar repeats every 400 years, so a year from 2000 on stands for any other. */
export function isInCalendar(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(2000 + (year % 400), month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Adds days to a date, both as `YYYY-MM-DD`. */
export function daysAfter(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
