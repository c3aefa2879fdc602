import { type Order, orderStateRules } from "./order.ts";

/** Whether an order has an invoice: it was sold, and costs something. One that only waited for its payment has none. */
export function hasInvoice({ state, totals, tickets, method }: Order): boolean {
  if (totals.grossCents === 0) return false;
  const { stock, end } = orderStateRules[state];
  if (stock === "sold") return true;
  const wasSold = tickets.length > 0 || method === "invoice";
  return wasSold && end === "revoked";
}
