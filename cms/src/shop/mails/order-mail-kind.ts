import type { Order, OrderState } from "#contract/shop/order";

/**
 * Mails about an order. `received`: the money of an invoice came in. `paid-at-gate`: a receipt. `refund-due`: the money
 * came in when its places were gone. `lapsed`: nobody paid the invoice.
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
  | "refunded";

/** States of which a visitor had a mail that said the order stands. */
const standing: readonly (OrderState | null)[] = ["invoiced", "at-gate", "paid"];

/**
 * Which mail a change of an order is worth; `null` for none.
 *
 * @param before - The state that mails told of last; `null` when none did.
 */
export function orderMailKind(order: Order, before: OrderState | null): OrderMailKind | null {
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
      // Who goes away from the bank knows that nothing was ordered.
      return standing.includes(before) ? "cancelled" : null;
    case "expired":
      return before === "invoiced" ? "lapsed" : null;
    case "held":
    case "awaiting-payment":
      return null;
  }
}

/** The mail that says how an order stands now, for who asks for it again; `null` when there is none. */
export function currentMailKind(order: Order): OrderMailKind | null {
  const before = order.state === "expired" && order.method === "invoice" ? "invoiced" : null;
  return orderMailKind(order, order.state === "cancelled" ? "paid" : before);
}
