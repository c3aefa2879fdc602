import type { Order } from "./order.ts";

/** Whether an order has an invoice: it was sold, and costs something. One that only waited for its payment has none. */
export function hasInvoice({ state, totals, tickets, method }: Order): boolean {
  if (totals.grossCents === 0) return false;
  if (state === "paid" || state === "at-gate" || state === "invoiced") return true;
  const wasSold = tickets.length > 0 || method === "invoice";
  return wasSold && (state === "cancelled" || state === "refunded");
}
