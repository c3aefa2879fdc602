import type { Order } from "#contract/shop/order";

/** Days within which an invoice is to be paid. */
const paymentDays = 14;

/** Last moment to pay an invoice, in milliseconds since 1970. @param placedAt - ISO 8601. */
export function invoiceDueAt(placedAt: string): number {
  return Date.parse(placedAt) + paymentDays * 86_400_000;
}

/** Whether an order has an invoice: it was sold, and costs something. One that only waited for its payment has none. */
export function hasInvoice({ state, totals, tickets, method }: Order): boolean {
  if (totals.grossCents === 0) return false;
  if (state === "paid" || state === "at-gate" || state === "invoiced") return true;
  const wasSold = tickets.length > 0 || method === "invoice";
  return wasSold && (state === "cancelled" || state === "refunded");
}

/** Whether an order has tickets that may be used. */
export function hasUsableTickets({ state, tickets }: Pick<Order, "state" | "tickets">): boolean {
  return (state === "paid" || state === "at-gate") && tickets.some(({ isCancelled }) => !isCancelled);
}
