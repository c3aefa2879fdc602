import type { Order } from "#contract/shop/order";

/** Days within which an invoice is to be paid. */
const paymentDays = 14;

/** Last moment to pay an invoice, in milliseconds since 1970. @param placedAt - ISO 8601. */
export function invoiceDueAt(placedAt: string): number {
  return Date.parse(placedAt) + paymentDays * 86_400_000;
}

/** Whether an order has tickets that may be used. */
export function hasUsableTickets({ state, tickets }: Pick<Order, "state" | "tickets">): boolean {
  return (state === "paid" || state === "at-gate") && tickets.some(({ isCancelled }) => !isCancelled);
}
