import { calendarFile } from "../calendar-file.ts";
import { documentPath } from "../urls/paths.ts";
import { admissionDays } from "./admission-days.ts";
import { ticketLabel } from "./catalogue.ts";
import type { CircuitAddress } from "./circuit-address.ts";
import { eventChange } from "./event-change.ts";
import { type Order, localizeOrder, type OrderLine, remainingTicketsOfLine } from "./order.ts";

/** The fields of an order that its calendar file depends on. */
type CalendarOrder = Pick<Order, "locale" | "placedAt" | "lines" | "tickets" | "eventChanges" | "eventsChangedAt"> & {
  number: string;
};

/**
 * Writes the days of a placed order as a calendar file, in the order's language: one entry for each event and
 * admission.
 *
 * Entries have stable ids, so that a calendar program updates those it has. An entry is cancelled when its event
 * doesn't take place on those days any more, or all its tickets are cancelled. The file doesn't hold the URL of the
 * order, which gives access to the tickets, as people share calendars.
 *
 * @param siteUrl - URL of the visitors' site.
 */
export function orderCalendar(order: CalendarOrder, circuit: CircuitAddress, siteUrl: string): string {
  const { number, locale, placedAt, eventsChangedAt } = order;
  const movedVisits = new Set(order.lines.filter((_, position) => eventChange(order, position) !== null).map(visitOf));
  const visits = new Map<string, OrderLine[]>();
  for (const [position, line] of localizeOrder(order, locale).lines.entries()) {
    const key = visitOf(line);
    visits.set(key, [...(visits.get(key) ?? []), { ...line, quantity: remainingTicketsOfLine(order, position) }]);
  }
  const place = [circuit.name, circuit.street, circuit.town].filter((part) => part !== null).join(", ");
  const events = [...visits].flatMap(([key, lines]) => {
    const [first] = lines;
    const days = admissionDays(first?.admission ?? "");
    const [startsAt, endsAt] = [days.at(0), days.at(-1)];
    if (first === undefined || startsAt === undefined || endsAt === undefined) return [];
    const tickets = lines.flatMap((line) => {
      if (line.quantity === 0) return [];
      const gate = line.stand?.gate ? ` (${line.stand.gate})` : "";
      return `${line.quantity} × ${ticketLabel(line)}${gate}`;
    });
    return [
      {
        id: `${number}-${key}@${new URL(siteUrl).hostname}`,
        title: first.eventTitle,
        startsAt,
        endsAt,
        updatedAt: eventsChangedAt ?? placedAt,
        description: [...tickets, number].join("\n"),
        place,
        category: null,
        // The line's names, and so the event's page, may exist in one language only.
        address: new URL(documentPath("event", first.eventSlug, first.locale ?? locale), siteUrl).href,
        isCancelled: movedVisits.has(key) || tickets.length === 0,
      },
    ];
  });
  return calendarFile({ publisher: circuit.name, name: null, language: locale, events });
}

/** Returns a key of a line's event and days. */
function visitOf({ eventId, admission }: OrderLine): string {
  return `${eventId}-${admission}`;
}
