import { dayAtCircuit } from "../../../contract/src/forms/date-bounds.ts";
import { isOver, isWithinEvent } from "../../../contract/src/shop/admission-days.ts";
import type { EventTicketView } from "../shop/catalogue/event-tickets-routes.ts";
import { momentIn } from "./typed-moments.ts";

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
 * The tickets that nobody can ever buy by an event's dates, though they are for its days: their sale begins once the event, or
 * the first day that they are for, is over.
 *
 * @param startsAt - As the form has it: ISO 8601, a date, or nothing yet.
 * @returns None while a date is missing.
 */
export function soldTooLate(
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
      within.length > 0 && within.every((key) => isOver(firstDayOf(key), event.end, opening, dayAtCircuit(opening)))
    );
  });
}

function firstDayOf(key: string): string {
  return key.split("_")[0] ?? key;
}

/** First and last day of an event, and its end. */
function eventOf(startsAt: unknown, endsAt: unknown) {
  const [start, end] = [momentIn(startsAt), momentIn(endsAt)];
  return start === null || end === null ? null : { days: [dayAtCircuit(start), dayAtCircuit(end)] as const, end };
}
