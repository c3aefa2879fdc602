import type { Locale } from "@circuit/contract/locales";
import { formatDay, formatPrice, formatTime } from "#app/i18n/format.ts";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { isOnSale, isUnavailable } from "@circuit/contract/shop/sale-states";
import { lineTotal } from "@circuit/contract/shop/vat";
import type { SaleDay, TicketChoice } from "./ticket-sale.ts";

/** Whether a ticket can be chosen now; for an arrangement, whether enough are left for its smallest group. */
export function isChoosable(ticket: Pick<TicketChoice, "state" | "most" | "least" | "left">): boolean {
  return isOnSale(ticket) && mostOf(ticket) >= ticket.least;
}

/** Whether any ticket of a sale can be chosen now. */
export function isAnyChoosable(days: readonly SaleDay[]): boolean {
  return days.some(({ tickets }) => tickets.some(isChoosable));
}

/** Returns the most tickets of a type that one order can have now. */
export function mostOf({ most, left }: Pick<TicketChoice, "most" | "left">): number {
  return Math.min(most, left ?? most);
}

/** Returns the text on how many of a ticket are left: with a number only when a current one was fetched. */
export function availabilityText({ state, left }: Pick<TicketChoice, "state" | "left">, locale: Locale): string {
  const words = ticketMessages[locale];
  if (left !== null) return words.few(left);
  return state === "few" ? words.nearlySoldOut : words.plenty;
}

/** Why a ticket can't be chosen; `null` when it can. */
export function unavailableReason(ticket: TicketChoice, locale: Locale): string | null {
  const { state, opensAt, least } = ticket;
  const words = ticketMessages[locale];
  if (!isUnavailable(state)) return isChoosable(ticket) ? null : words.tooFewForGroup(least);
  return state === "not-yet" && opensAt !== null
    ? words.opensAt(formatDay(opensAt, locale), formatTime(opensAt, locale))
    : words.unavailable[state];
}

/** Formats a ticket's price with and without VAT, the typed one first; `beside` is `null` for a free ticket. */
export function pricesOf(ticket: TicketChoice, locale: Locale) {
  const words = ticketMessages[locale];
  const { netCents, grossCents } = lineTotal(ticket, 1);
  if (grossCents === 0) return { first: words.free, beside: null };
  const [net, gross] = [formatPrice(netCents, locale), formatPrice(grossCents, locale)];
  if (ticket.leadsWith === "net") return { first: net, beside: words.includingVat(gross) };
  return { first: gross, beside: words.excludingVat(net) };
}
