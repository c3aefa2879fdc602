import type { Order } from "@circuit/contract/shop/order";
import type { OrderStand } from "./order-view-data.ts";

/** How an order stands, to its visitor. @returns `null` while it is in its checkout. */
export function standOf({
  state,
  method,
  payment,
  takenBackCents,
}: Pick<Order, "state" | "method" | "payment" | "takenBackCents">): OrderStand | null {
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
