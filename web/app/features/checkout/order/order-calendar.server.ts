import type { Locale } from "@circuit/contract/locales";
import { documentPath } from "@circuit/contract/paths";
import type { Order } from "@circuit/contract/shop/order";
import { calendarFile, type CalendarEvent } from "@circuit/contract/calendar-file";
import { env } from "#app/env.server.ts";
import { orderMessages } from "#app/i18n/messages/order.ts";

interface Options {
  locale: Locale;
  /** Name of the circuit; `null` when none is set. */
  brandName: string | null;
}

/** The days of an order for a calendar (RFC 5545), whole days: one entry for each event and admission. */
export function orderCalendar(order: Order, { locale, brandName }: Options): Response {
  const host = new URL(env.SITE_URL).hostname;
  const messages = orderMessages[locale];
  const entries = new Map<string, CalendarEvent>();
  for (const line of order.lines) {
    const [first = "", last = first] = line.admission.split("_");
    const id = `${order.number ?? order.token.slice(0, 8)}-${line.eventId}-${line.admission}@${host}`;
    const before = entries.get(id)?.description;
    const gate = line.stand?.gate ?? null;
    const text = `${line.quantity} × ${line.name}${gate === null ? "" : ` (${messages.ticket.gate}: ${gate})`}`;
    entries.set(id, {
      id,
      title: line.eventTitle,
      startsAt: first,
      endsAt: last,
      updatedAt: order.placedAt ?? order.createdAt,
      description: before === undefined || before === null ? text : `${before}\n${text}`,
      place: brandName,
      category: null,
      address: new URL(documentPath("event", line.eventSlug, locale), env.SITE_URL).href,
    });
  }
  const text = calendarFile({
    publisher: brandName ?? host,
    name: null,
    language: locale,
    events: [...entries.values()],
  });
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `inline; filename="${order.number ?? "order"}.ics"`,
    },
  });
}
