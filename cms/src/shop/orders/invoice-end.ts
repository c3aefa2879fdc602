import { dayAtCircuit } from "#contract/forms/date-bounds";
import { admissionDays } from "#contract/shop/admission-days";
import { invoiceDueAt } from "#contract/shop/invoice-due";

const dayMs = 24 * 60 * 60 * 1000;

/** How long after its due date an invoice still keeps its stock, as transfers take days. */
const graceMs = 7 * dayMs;

/** How long before the event an unpaid invoice loses its stock, so that others can buy it. */
const beforeEventMs = 2 * dayMs;

/** How long an invoice keeps its stock at least, however near its event. */
const leastMs = 3 * dayMs;

/**
 * Returns when an unpaid invoice expires, which frees its stock, in milliseconds since 1970; `null` when its event is
 * over by then.
 *
 * @param placedAt - Milliseconds since 1970.
 * @param lines - At least one.
 */
export function invoiceEndsAt(placedAt: number, lines: readonly { admission: string }[]): number | null {
  const days = lines.flatMap(({ admission }) => admissionDays(admission)).toSorted();
  const firstDay = Date.parse(`${days.at(0)}T00:00:00Z`);
  const lastDay = Date.parse(`${days.at(-1)}T00:00:00Z`);
  const due = invoiceDueAt(placedAt, lines) + graceMs;
  const ends = Math.max(placedAt + leastMs, Math.min(due, firstDay - beforeEventMs));
  return ends < lastDay ? ends : null;
}

/**
 * Whether an order is too late to be paid by invoice: a transfer takes a day at least, and tickets follow after it.
 *
 * @param at - Milliseconds since 1970.
 * @param lines - At least one.
 */
export function isTooLateForInvoice(at: number, lines: readonly { admission: string }[]): boolean {
  const tomorrow = dayAtCircuit(new Date(at + dayMs));
  return lines.some(({ admission }) => admissionDays(admission).some((day) => day <= tomorrow));
}
