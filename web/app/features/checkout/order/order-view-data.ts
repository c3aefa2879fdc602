import type { OrderState } from "@circuit/contract/shop/order";

/**
 * An order's status as its visitor sees it. `waiting`: for the bank's answer. `failed`: the last payment failed or
 * couldn't begin, and the visitor may try again. `taken-back`: the visitor's bank took a payment back.
 */
export type OrderStatus =
  | Exclude<OrderState, "held" | "awaiting-payment">
  | "free"
  | "taken-back"
  | "waiting"
  | "failed";

/**
 * Key of the page of an order: the token, which opens it for anybody who knows it, or the number, which opens it only
 * in the visitor's account. Pages in an account never contain the token, which would open the order after signing out.
 */
export type OrderPageKey = { token: string } | { number: string };

/** Whether a key is of a page in the visitor's account. An `Order` passed as key counts by its token. */
export function isInAccount(key: OrderPageKey): key is { number: string } {
  return !("token" in key);
}

/**
 * Why a pressed button on the order's page had no effect. `pay-silent`, `cancel-silent`: the payment provider didn't
 * answer, so nobody knows whether a payment that was begun is paid.
 */
export type OrderProblem = "unavailable" | "elsewhere" | "pay-silent" | "cancel-silent" | "wrong-state";

/** Input name and values of the buttons on an order's page. */
export const orderIntent = { name: "order_intent", pay: "pay", cancel: "cancel", again: "again" } as const;
