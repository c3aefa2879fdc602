import { dayAtCircuit } from "../forms/date-bounds.ts";
import { admissionDays } from "./admission-days.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Payment term of an invoice in days. */
const paymentDays = 14;

/** Days before the first day of the tickets by which an invoice is due at the latest. */
const daysBefore = 3;

/**
 * Computes the due date of an invoice: after the payment term, some days before the event, and at least the day after
 * the order.
 *
 * @param placedAt - Time of the order, in milliseconds since 1970.
 * @param lines - At least one.
 * @returns Noon of that day in UTC, which is the same day in local time, in milliseconds since 1970.
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
