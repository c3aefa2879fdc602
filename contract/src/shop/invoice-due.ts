import { dayAtCircuit } from "../forms/date-bounds.ts";
import { admissionDays } from "./admission-days.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Days within which an invoice is to be paid, when its event is far away. */
const paymentDays = 14;

/** Days before the first day that money has to be in, when the event is near: the day after, places are sold to others. */
const daysBefore = 3;

/**
 * Last day to pay an invoice, as page, papers, mails and the Kassa name it: never before tomorrow, and before the event.
 *
 * @param placedAt - When it was ordered, in milliseconds since 1970.
 * @param lines - At least one.
 * @returns Noon of that day in UTC, which is the same day at the circuit, in milliseconds since 1970.
 */
export function invoiceDueAt(placedAt: number, lines: readonly { admission: string }[]): number {
  const [firstDay = ""] = lines.flatMap(({ admission }) => admissionDays(admission)).toSorted();
  const ordered = noonOf(dayAtCircuit(new Date(placedAt)));
  const inTime = Math.min(ordered + paymentDays * dayMs, noonOf(firstDay) - daysBefore * dayMs);
  return Math.max(ordered + dayMs, inTime);
}

function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}
