import type { OrderProblemMessages } from "#app/i18n/messages/order-problems.ts";
import type { OrderProblem, OrderStatus } from "./order-view-data.ts";

/**
 * Which words tell why a press did nothing, on the page of an order that stands so. Where a payment was begun and the
 * provider is silent, the visitor may have paid.
 */
export function problemWords(problem: OrderProblem, status: OrderStatus): keyof OrderProblemMessages["problems"] {
  if (problem !== "pay-silent" && problem !== "cancel-silent") return problem;
  // It was paid, or ended, meanwhile.
  if (status !== "waiting" && status !== "failed") return "wrong-state";
  const isBegun = status === "waiting";
  if (problem === "pay-silent") return isBegun ? "maybePaid" : "notPayable";
  return isBegun ? "notCancelledMaybePaid" : "notCancelled";
}
