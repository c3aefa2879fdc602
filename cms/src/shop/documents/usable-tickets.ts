import type { Order } from "#contract/shop/order";

/** Whether an order has tickets that may be used. */
export function hasUsableTickets({ state, tickets }: Pick<Order, "state" | "tickets">): boolean {
  return (state === "paid" || state === "at-gate") && tickets.some(({ isCancelled }) => !isCancelled);
}
