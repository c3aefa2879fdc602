import type { Order } from "@circuit/contract/shop/order";
import type { OrderStatus } from "./order-view-data.ts";

/** How an order stands, to its visitor. @returns `null` while it is in its checkout. */
export function orderStatus({
  state,
  method,
  payment,
  takenBackCents,
}: Pick<Order, "state" | "method" | "payment" | "takenBackCents">): OrderStatus | null {
  switch (state) {
    case "held":
      return null;
    case "awaiting-payment":
      return payment !== null && (payment.state === "open" || payment.state === "paid") ? "waiting" : "failed";
    case "paid":
      if (takenBackCents > 0) return "taken-back";
      return method === "free" ? "free" : "paid";
    default:
      return state;
  }
}

/** Whether an order has days for a calendar: it has tickets that are valid, or gets them once its invoice is paid. */
export function hasCalendar(order: Order): boolean {
  return order.tickets.some(({ isCancelled }) => !isCancelled) || orderStatus(order) === "invoiced";
}

/** Whether an order waits for a payment, or waited for one that didn't come. */
export function isUnpaid(status: OrderStatus): boolean {
  return status === "waiting" || status === "failed" || status === "expired";
}
