import type { Locale } from "@circuit/contract/locales";
import { formatAdmissionBox } from "#app/i18n/admission-days.ts";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { lowestPriceCents, standStateWords } from "./ticket-availability.ts";
import type { TicketSale } from "./ticket-sale.ts";

/** Formats the days of a sale: lowest adult price and availability. Single days come first. */
export function dayPrices({ days }: TicketSale, locale: Locale) {
  return days.map(({ key, from, till, tickets }) => {
    const { number, weekday, days: count } = formatAdmissionBox(from, till, locale);
    return {
      key,
      number,
      name: count === 1 ? weekday : ticketMessages[locale].days(count),
      priceCents: lowestPriceCents(tickets),
      state: standStateWords(tickets, locale),
    };
  });
}
