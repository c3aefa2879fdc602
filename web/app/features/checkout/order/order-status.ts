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

interface StatusRules {
  /** Colour of the field that opens its page. */
  field: "primary" | "yellow" | "turqoise" | "asphalt";
  /** `ready`: its customer comes. `standing`: so far not. `unpaid`: waits for a payment, or waited in vain. `over`: the rest. */
  stage: "ready" | "standing" | "unpaid" | "over";
  /** Buttons for the visitor. */
  offers: "files" | "payment" | "new-order" | "nothing";
  /** How its totals are to be read: as paid, as still to be paid, or neither. */
  totals: "paid" | "open" | "neither";
}

/** What each status means for the page of an order. */
export const statusRules: Record<OrderStatus, StatusRules> = {
  paid: { field: "primary", stage: "ready", offers: "files", totals: "paid" },
  free: { field: "primary", stage: "ready", offers: "files", totals: "open" },
  "taken-back": { field: "yellow", stage: "standing", offers: "files", totals: "neither" },
  "at-gate": { field: "primary", stage: "ready", offers: "files", totals: "open" },
  invoiced: { field: "yellow", stage: "standing", offers: "files", totals: "open" },
  waiting: { field: "turqoise", stage: "unpaid", offers: "payment", totals: "open" },
  failed: { field: "yellow", stage: "unpaid", offers: "payment", totals: "open" },
  "refund-due": { field: "yellow", stage: "over", offers: "nothing", totals: "paid" },
  expired: { field: "asphalt", stage: "unpaid", offers: "new-order", totals: "neither" },
  cancelled: { field: "asphalt", stage: "over", offers: "new-order", totals: "neither" },
  refunded: { field: "asphalt", stage: "over", offers: "new-order", totals: "paid" },
};

/** Whether an order has days for a calendar: it has tickets that are valid, or gets them once its invoice is paid. */
export function hasCalendar(order: Order): boolean {
  return order.tickets.some(({ isCancelled }) => !isCancelled) || orderStatus(order) === "invoiced";
}

/** Whether an order waits for a payment, or waited for one that didn't come. */
export function isUnpaid(status: OrderStatus): boolean {
  return statusRules[status].stage === "unpaid";
}
