import { type OrderState, orderStates } from "#contract/shop/order";
import type { StockEffect } from "./move-stock.ts";

const stockEffects: Record<OrderState, StockEffect | null> = {
  held: "held",
  "awaiting-payment": "held",
  invoiced: "sold",
  "at-gate": "sold",
  paid: "sold",
  "refund-due": null,
  expired: null,
  cancelled: null,
  refunded: null,
};

/** How an order in this state counts in the stock; `null`: not at all. */
export function stockEffect(state: OrderState): StockEffect | null {
  return stockEffects[state];
}

/** States of an order whose tickets are sold: neither a hold nor cancelled, refunded or expired. */
export const standingStates = orderStates.filter((state) => stockEffects[state] === "sold");

/** States in which the tickets may be used. */
export function hasTickets(state: OrderState): boolean {
  return state === "paid" || state === "at-gate";
}
