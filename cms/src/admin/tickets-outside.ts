import { dayAtCircuit } from "../../../contract/src/forms/date-bounds.ts";
import { isTooLateToSell, isWithinEvent } from "../../../contract/src/shop/admission-days.ts";
import type { EventTicketView } from "../shop/catalogue/event-tickets-routes.ts";
import { parseFormMoment } from "./typed-moments.ts";

/**
 * Returns the ticket types that admit to days outside an event's dates, with those admissions only.
 *
 * @param startsAt - Value of the form: ISO 8601, or empty.
 * @returns `[]` while a date is missing.
 */
export function ticketsOutside(
  tickets: readonly EventTicketView[],
  startsAt: unknown,
  endsAt: unknown,
): EventTicketView[] {
  const event = eventOf(startsAt, endsAt);
  if (event === null) return [];
  return tickets
    .map((ticket) => ({
      ...ticket,
      admissions: ticket.admissions.filter((key) => !isWithinEvent(key, event.days)),
    }))
    .filter(({ admissions }) => admissions.length > 0);
}

/**
 * Returns the ticket types that nobody can ever buy: their sale starts when the event, or the first day of each of
 * their admissions, is over.
 *
 * @param startsAt - Value of the form: ISO 8601, or empty.
 * @returns `[]` while a date is missing.
 */
export function unsellableTickets(
  tickets: readonly EventTicketView[],
  startsAt: unknown,
  endsAt: unknown,
): EventTicketView[] {
  const event = eventOf(startsAt, endsAt);
  if (event === null) return [];
  return tickets.filter(({ saleStartsAt, admissions }) => {
    if (saleStartsAt === null) return false;
    const opening = new Date(saleStartsAt);
    const within = admissions.filter((key) => isWithinEvent(key, event.days));
    return (
      within.length > 0 &&
      within.every((key) => isTooLateToSell(firstDayOf(key), event.end, opening, dayAtCircuit(opening)))
    );
  });
}

function firstDayOf(key: string): string {
  return key.split("_")[0] ?? key;
}

/** Reads an event's first and last day, and its end; `null` while a date is missing. */
function eventOf(startsAt: unknown, endsAt: unknown) {
  const [start, end] = [parseFormMoment(startsAt), parseFormMoment(endsAt)];
  return start === null || end === null ? null : { days: [dayAtCircuit(start), dayAtCircuit(end)] as const, end };
}
