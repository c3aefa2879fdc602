import { ticketLabel } from "#contract/shop/catalogue";
import { type Order, localizeOrder } from "#contract/shop/order";
import type { TicketUpdate } from "../shop.ts";
import type { EndedTicket, ReplacedTicket } from "./order-mail-facts.ts";

/** Returns the facts about replaced and cancelled tickets. A ticket that was replaced twice counts once. */
export function ticketFacts(
  order: Order,
  news: readonly TicketUpdate[],
): { replaced: ReplacedTicket[]; ended: EndedTicket[] } {
  const { tickets, customer } = order;
  const { lines } = localizeOrder(order, order.locale);
  const own = customer === null ? "" : `${customer.firstName} ${customer.lastName}`;
  const ticketOf = (code: string) => tickets.find((ticket) => ticket.code === code);
  const nameOn = (code: string) => ticketOf(code)?.holder ?? own;
  const newest = (code: string): string => {
    const next = news.find((each) => each.code === code)?.newCode ?? null;
    return next === null ? code : newest(next);
  };
  const isFirst = (code: string) => news.every(({ newCode }) => newCode !== code);
  return {
    replaced: news.flatMap(({ code, newCode }) => {
      if (newCode === null || !isFirst(code)) return [];
      const last = newest(code);
      return [{ code, newCode: last, before: nameOn(code), after: nameOn(last) }];
    }),
    ended: news.flatMap(({ code, newCode, reason }) => {
      const line = lines[ticketOf(code)?.line ?? -1];
      if (newCode !== null || line === undefined) return [];
      return [{ code, holder: nameOn(code), about: `${line.eventTitle}, ${ticketLabel(line)}`, reason }];
    }),
  };
}
