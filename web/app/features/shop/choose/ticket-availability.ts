import type { Locale } from "@circuit/contract/locales";
import { admissionRules, bestState, isUnavailable } from "@circuit/contract/shop/sale-states";
import { lineTotal } from "@circuit/contract/shop/vat";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { isChoosable, availabilityText } from "./choice-words.ts";
import type { TicketChoice } from "./ticket-sale.ts";

/**
 * Returns the lowest price of the regular adult tickets that can be chosen, in cents including VAT. Other tickets count
 * only when there is no such ticket; `null` when nothing can be chosen.
 */
export function lowestPriceCents(tickets: readonly TicketChoice[]): number | null {
  const prices = leadsAmong(tickets.filter(isChoosable)).map((ticket) => lineTotal(ticket, 1).grossCents);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** Puts availability into words, by the regular adult tickets if any can be chosen; `null` before the sale opens. */
export function standStateWords(tickets: readonly TicketChoice[], locale: Locale): string | null {
  const words = ticketMessages[locale];
  const open = leadsAmong(tickets.filter(isChoosable));
  const plenty = open.find(({ state }) => state === "available") ?? open[0];
  if (plenty !== undefined) return availabilityText(plenty, locale);
  const best = bestState(tickets.map(({ state }) => state).filter(isUnavailable));
  if (best === undefined || admissionRules[best].phase === "later") return null;
  return best === "sold-out" ? words.soldOut : words.unavailable[best];
}

function leadsAmong(tickets: readonly TicketChoice[]): readonly TicketChoice[] {
  const adults = tickets.filter(({ isForAdult, isAccessible }) => isForAdult && !isAccessible);
  return adults.length > 0 ? adults : tickets;
}
