import { type Order, orderStateRules } from "./order.ts";

/** Tells whether an order has an invoice: it isn't free, and was sold rather than only waiting for payment. */
export function hasInvoice({ state, totals, tickets, method }: Order): boolean {
  if (totals.grossCents === 0) return false;
  const { stock, end } = orderStateRules[state];
  if (stock === "sold") return true;
  const wasSold = tickets.length > 0 || method === "invoice";
  return wasSold && end === "revoked";
}
