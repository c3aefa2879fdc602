import { type OrderState, orderStateRules, orderStates } from "#contract/shop/order";
import type { StockEffect } from "./move-stock.ts";

/** Returns how an order in this state counts in the stock; `null` when it doesn't. */
export function stockEffect(state: OrderState): StockEffect | null {
  return orderStateRules[state].stock;
}

/** States in which the stock counts an order as sold: those of a valid order. */
export const standingStates = orderStates.filter((state) => orderStateRules[state].stock === "sold");

/** States in which the stock counts an order as held, for a while. */
export const holdingStates = orderStates.filter((state) => orderStateRules[state].stock === "held");

/** Whether an order in this state has tickets that may be used. */
export function hasTickets(state: OrderState): boolean {
  return orderStateRules[state].hasTickets;
}
