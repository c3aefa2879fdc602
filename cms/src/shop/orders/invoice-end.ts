import { dayAtCircuit } from "#contract/forms/date-bounds";
import { admissionDays } from "#contract/shop/admission-days";
import { invoiceDueAt } from "#contract/shop/invoice-due";

const dayMs = 24 * 60 * 60 * 1000;

/** How long after its last day an invoice still waits: a transfer takes days, and so does looking at the account. */
const graceMs = 7 * dayMs;

/** How long before the first day its places are free again, so that somebody else can buy them. */
const beforeEventMs = 2 * dayMs;

/** Every invoice waits at least so long, also one for an event that is near. */
const leastMs = 3 * dayMs;

/**
 * When the places of an invoice that nobody paid are free again, in milliseconds since 1970; `null` when its event is over
 * by then, as there is nothing left to sell.
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
 * Whether an invoice can't be paid before its tickets are needed: they come with the money, and a transfer takes a day at
 * least.
 *
 * @param at - Milliseconds since 1970.
 * @param lines - At least one.
 */
export function isTooLateForInvoice(at: number, lines: readonly { admission: string }[]): boolean {
  const tomorrow = dayAtCircuit(new Date(at + dayMs));
  return lines.some(({ admission }) => admissionDays(admission).some((day) => day <= tomorrow));
}
