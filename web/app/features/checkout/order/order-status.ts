import type { Order } from "@circuit/contract/shop/order";
import type { OrderStatus } from "./order-view-data.ts";

/** Returns an order's status as its visitor sees it; `null` while the order is in the checkout. */
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
  /** Background colour of the order page's header. */
  field: "primary" | "yellow" | "turqoise" | "asphalt";
  /** `ready`: tickets admit. `standing`: not paid for yet. `unpaid`: waits for payment, or expired. `over`: ended. */
  stage: "ready" | "standing" | "unpaid" | "over";
  /** Buttons for the visitor. */
  offers: "files" | "payment" | "new-order" | "nothing";
  /** Whether the totals are labelled as paid, as still to be paid, or neither. */
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

/** Whether an order has a calendar file: it has valid tickets, or gets them once its invoice is paid. */
export function hasCalendar(order: Order): boolean {
  return order.tickets.some(({ isCancelled }) => !isCancelled) || orderStatus(order) === "invoiced";
}

/** Whether an order waits for a payment, or waited for one that didn't come. */
export function isUnpaid(status: OrderStatus): boolean {
  return statusRules[status].stage === "unpaid";
}
