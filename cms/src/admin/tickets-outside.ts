import { dayAtCircuit } from "../../../contract/src/forms/date-bounds.ts";
import { isWithinEvent } from "../../../contract/src/shop/admission-days.ts";
import type { EventTicketView } from "../shop/catalogue/answer-event-tickets.ts";
import { isUnreadable } from "./typed-moments.ts";

/**
 * The tickets with admissions that an event's dates leave out.
 *
 * @param startsAt - As the form has it: ISO 8601, a date, or nothing yet.
 * @returns None while a date is missing.
 */
export function ticketsOutside(
  tickets: readonly EventTicketView[],
  startsAt: unknown,
  endsAt: unknown,
): EventTicketView[] {
  const [first, last] = [dayOf(startsAt), dayOf(endsAt)];
  if (first === null || last === null) return [];
  return tickets
    .map((ticket) => ({
      ...ticket,
      admissions: ticket.admissions.filter((key) => !isWithinEvent(key, [first, last])),
    }))
    .filter(({ admissions }) => admissions.length > 0);
}

function dayOf(value: unknown): string | null {
  if (isUnreadable(value)) return null;
  const moment = typeof value === "string" || value instanceof Date ? new Date(value) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? null : dayAtCircuit(moment);
}
