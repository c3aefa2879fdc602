import { dayAtCircuit } from "@circuit/contract/forms/date-bounds";

/** A day in the circuit's time zone, `YYYY-MM-DD`; comparing two as texts compares the days. */
export type CircuitDay = string;

/** A month in the circuit's time zone, `YYYY-MM`. */
export type CircuitMonth = string;

/** Returns the day at the circuit of a moment (ISO 8601, or milliseconds since 1970). */
export function circuitDay(moment: string | number): CircuitDay {
  return dayAtCircuit(new Date(moment));
}

/** Returns the last day of a period; one that ends at midnight ends the day before. */
export function lastCircuitDay(startsAt: string, endsAt: string): CircuitDay {
  return circuitDay(Math.max(Date.parse(startsAt), Date.parse(endsAt) - 1));
}

/** Whether a text is an existing day from 1900 to 2199: `2028-02-29` is, `2027-02-29` isn't. */
export function isCircuitDay(text: string): boolean {
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/u.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is a month from 1900 to 2199. */
export function isCircuitMonth(text: string): boolean {
  return /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/u.test(text);
}

/** Returns the first and the last day of a month. */
export function daysOfMonth(month: CircuitMonth): { from: CircuitDay; till: CircuitDay } {
  const [year = 0, number = 0] = month.split("-").map(Number);
  // Day 0 of the next month is the last of this one.
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, till: `${month}-${days}` };
}

/** Returns the number of months since the year 0. */
function monthIndex(day: CircuitDay): number {
  const [year = 0, number = 1] = day.split("-").map(Number);
  return year * 12 + number - 1;
}

const firstIndex = monthIndex("1900-01");
const lastIndex = monthIndex("2199-12");

/** Lists every month from one day through another, in order, within 1900 to 2199. */
export function monthsBetween(from: CircuitDay, till: CircuitDay): CircuitMonth[] {
  const first = Math.max(monthIndex(from), firstIndex);
  // Compare numbers, as the texts of years with five digits don't compare like the years.
  const length = Math.max(Math.min(monthIndex(till), lastIndex) - first + 1, 0);
  return Array.from({ length }, (_, index) => {
    const [year, number] = [Math.floor((first + index) / 12), ((first + index) % 12) + 1];
    return `${year}-${String(number).padStart(2, "0")}`;
  });
}
