import type { Locale } from "@circuit/contract/locales";
import { admissionBox } from "#app/i18n/admission-days.ts";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { priceFromOf, standStateWords } from "./stand-sale.ts";
import type { TicketSale } from "./ticket-sale.ts";

/** Formats the days of a sale: lowest adult price and availability. Single days come first. */
export function dayPrices({ days }: TicketSale, locale: Locale) {
  return days.map(({ key, from, till, tickets }) => {
    const { number, weekday, days: count } = admissionBox(from, till, locale);
    return {
      key,
      number,
      name: count === 1 ? weekday : ticketMessages[locale].days(count),
      priceCents: priceFromOf(tickets),
      state: standStateWords(tickets, locale),
    };
  });
}
