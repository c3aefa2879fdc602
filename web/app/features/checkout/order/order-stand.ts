import type { Order } from "@circuit/contract/shop/order";
import type { OrderStand } from "./order-view-data.ts";

/** How an order stands, to its visitor. @returns `null` while it is in its checkout. */
export function standOf({ state, method, payment }: Pick<Order, "state" | "method" | "payment">): OrderStand | null {
  switch (state) {
    case "held":
      return null;
    case "awaiting-payment":
      return payment !== null && (payment.state === "open" || payment.state === "paid") ? "waiting" : "failed";
    case "paid":
      return method === "free" ? "free" : "paid";
    default:
      return state;
  }
}
