import type { Order, OrderState } from "#contract/shop/order";
import { standingStates } from "../stock/stock-effect.ts";
import type { NotifiedOrder } from "../shop.ts";
import type { OrderMailKind } from "./order-mail-words.ts";

/**
 * Returns which mail to send about a change of an order; `null` for none.
 *
 * @param before - The order as the last mail had it; `null` before the first mail.
 */
export function orderMailKind(order: Order, before: NotifiedOrder | null): OrderMailKind | null {
  const ofState = before?.state === order.state ? null : stateMailKind(order, before?.state);
  const isRefund = order.refundedCents > (before?.refundedCents ?? 0);
  // The mail about a new state also says what was refunded.
  if (ofState !== null || !isRefund) return ofState;
  return order.state === "refunded" ? "refunded" : "part-refunded";
}

function stateMailKind(order: Order, before: OrderState | undefined): OrderMailKind | null {
  switch (order.state) {
    case "paid":
      if (before === "invoiced") return "received";
      if (before === "at-gate") return "paid-at-gate";
      return order.method === "free" ? "free" : "paid";
    case "at-gate":
    case "invoiced":
    case "refund-due":
    case "refunded":
      return order.state;
    case "cancelled":
      // A visitor who cancelled on the payment page needs no mail.
      return before !== undefined && standingStates.includes(before) ? "cancelled" : null;
    case "expired":
      return before === "invoiced" ? "lapsed" : null;
    case "held":
    case "awaiting-payment":
      return null;
  }
}

/** Returns the kind of mail for an order's present state, to send it again; `null` for none. */
export function currentMailKind(order: Order): OrderMailKind | null {
  if (order.state === "cancelled") return "cancelled";
  if (order.state === "expired" && order.method === "invoice") return "lapsed";
  return orderMailKind(order, null);
}
