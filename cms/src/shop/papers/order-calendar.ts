import { calendarFile } from "#contract/calendar-file";
import { documentPath } from "#contract/paths";
import { admissionDays } from "#contract/shop/admission-days";
import type { Order, OrderLine } from "#contract/shop/order";
import type { Circuit } from "./circuit-details.ts";

/**
 * Writes the days of an order as a calendar file, one entry for each event and admission. The order's own address stays
 * out: calendars are shared, and who knows it has the tickets.
 *
 * @param siteUrl - Address of the visitors' site.
 */
export function orderCalendar(order: Order, circuit: Circuit, siteUrl: string): string {
  const { number, locale, placedAt } = order;
  const visits = new Map<string, OrderLine[]>();
  for (const line of order.lines) {
    const key = `${line.eventId}-${line.admission}`;
    visits.set(key, [...(visits.get(key) ?? []), line]);
  }
  const place = [circuit.name, circuit.street, circuit.town].filter((part) => part !== null).join(", ");
  const events = [...visits].flatMap(([key, lines]) => {
    const [first] = lines;
    const days = admissionDays(first?.admission ?? "");
    const [startsAt, endsAt] = [days.at(0), days.at(-1)];
    if (first === undefined || startsAt === undefined || endsAt === undefined) return [];
    const tickets = lines.map(({ quantity, name, stand }) => {
      const gate = stand?.gate ? ` (${stand.gate})` : "";
      return `${quantity} × ${name}${gate}`;
    });
    return [
      {
        id: `${number ?? ""}-${key}@${new URL(siteUrl).hostname}`,
        title: first.eventTitle,
        startsAt,
        endsAt,
        updatedAt: placedAt,
        description: [...tickets, number ?? ""].join("\n"),
        place,
        category: null,
        address: new URL(documentPath("event", first.eventSlug, locale), siteUrl).href,
      },
    ];
  });
  return calendarFile({ publisher: circuit.name, name: null, language: locale, events });
}
