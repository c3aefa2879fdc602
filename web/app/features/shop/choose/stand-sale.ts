import type { Locale } from "@circuit/contract/locales";
import { admissionRules, bestState, isUnavailable } from "@circuit/contract/shop/sale-states";
import { lineTotal } from "@circuit/contract/shop/vat";
import { ticketMessages } from "#app/i18n/messages/tickets.ts";
import { isChoosable, leftWords } from "./choice-words.ts";
import type { TicketChoice } from "./ticket-sale.ts";

/**
 * The lowest price at which an adult sits in a stand, in cents including VAT, as its event's. A child's or a
 * companion's counts only where nothing else can be had; `null` when nothing can.
 */
export function priceFromOf(tickets: readonly TicketChoice[]): number | null {
  const prices = leadsAmong(tickets.filter(isChoosable)).map((ticket) => lineTotal(ticket, 1).grossCents);
  return prices.length === 0 ? null : Math.min(...prices);
}

/** How many places a stand has left, in words, by what most visitors come for; `null` while its sale hasn't opened. */
export function standStateWords(tickets: readonly TicketChoice[], locale: Locale): string | null {
  const words = ticketMessages[locale];
  const open = leadsAmong(tickets.filter(isChoosable));
  const plenty = open.find(({ state }) => state === "available") ?? open[0];
  if (plenty !== undefined) return leftWords(plenty, locale);
  const best = bestState(tickets.map(({ state }) => state).filter(isUnavailable));
  if (best === undefined || admissionRules[best].phase === "later") return null;
  return best === "sold-out" ? words.soldOut : words.unavailable[best];
}

function leadsAmong(tickets: readonly TicketChoice[]): readonly TicketChoice[] {
  const adults = tickets.filter(({ isForAdult, isAccessible }) => isForAdult && !isAccessible);
  return adults.length > 0 ? adults : tickets;
}
