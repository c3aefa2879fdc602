import { type OrderState, orderStateRules, orderStates } from "#contract/shop/order";
import type { StockEffect } from "./move-stock.ts";

/** How an order in this state counts in the stock; `null`: not at all. */
export function stockEffect(state: OrderState): StockEffect | null {
  return orderStateRules[state].stock;
}

/** States in which an order's places are sold. */
export const standingStates = orderStates.filter((state) => orderStateRules[state].stock === "sold");

/** States in which an order's places are held for a while. */
export const holdingStates = orderStates.filter((state) => orderStateRules[state].stock === "held");

/** States in which the tickets may be used. */
export function hasTickets(state: OrderState): boolean {
  return orderStateRules[state].hasTickets;
}
