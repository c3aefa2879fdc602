import { type Order, orderStateRules } from "#contract/shop/order";

/** Whether an order has tickets that may be used. */
export function hasUsableTickets({ state, tickets }: Pick<Order, "state" | "tickets">): boolean {
  return orderStateRules[state].hasTickets && tickets.some(({ isCancelled }) => !isCancelled);
}
