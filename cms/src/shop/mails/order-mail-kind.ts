import type { Order, OrderState } from "#contract/shop/order";
import { standingStates } from "../stock/stock-effect.ts";
import type { NotifiedOrder } from "../shop.ts";

/**
 * Mails about an order. `received`: the money of an invoice came in. `paid-at-gate`: a receipt. `refund-due`: the money
 * came in when its places were gone. `lapsed`: nobody paid the invoice. `part-refunded`: something was paid back, and the
 * order stays as it is. `refund-failed`: what was said to be on its way isn't. `refund-sent`: and now it is after all.
 * `tickets-replaced`: tickets have a new code, as they are on another name. `tickets-ended`:
 * tickets were cancelled by themselves, and the order stands.
 */
export type OrderMailKind =
  | "paid"
  | "free"
  | "at-gate"
  | "invoiced"
  | "received"
  | "paid-at-gate"
  | "refund-due"
  | "cancelled"
  | "lapsed"
  | "refunded"
  | "part-refunded"
  | "refund-failed"
  | "refund-sent"
  | "tickets-replaced"
  | "tickets-ended";

/**
 * Which mail a change of an order is worth; `null` for none.
 *
 * @param before - The order as the last mail had it; `null` before the first mail.
 */
export function orderMailKind(order: Order, before: NotifiedOrder | null): OrderMailKind | null {
  const ofState = before?.state === order.state ? null : stateMailKind(order, before?.state);
  const isRefund = order.refundedCents > (before?.refundedCents ?? 0);
  // The mail of a new state says what was paid back too.
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
      // A visitor who leaves the bank's page knows that nothing was ordered.
      return before !== undefined && standingStates.includes(before) ? "cancelled" : null;
    case "expired":
      return before === "invoiced" ? "lapsed" : null;
    case "held":
    case "awaiting-payment":
      return null;
  }
}

/** The mail for the order's present state, for sending it again; `null` when there is none. */
export function currentMailKind(order: Order): OrderMailKind | null {
  if (order.state === "cancelled") return "cancelled";
  if (order.state === "expired" && order.method === "invoice") return "lapsed";
  return orderMailKind(order, null);
}
