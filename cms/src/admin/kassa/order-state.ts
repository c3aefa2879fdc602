import type { FoundOrderView } from "../../shop/kassa/kassa-view.ts";

/** How an order stands for staff: one whose money the bank took back, or couldn't be given back, isn't simply paid. */
export function orderState({
  state,
  chargedBackCents,
  hasFailedRefund,
}: Pick<FoundOrderView, "state" | "chargedBackCents" | "hasFailedRefund">):
  | FoundOrderView["state"]
  | "charged-back"
  | "refund-failed" {
  if (hasFailedRefund) return "refund-failed";
  return state === "paid" && chargedBackCents > 0 ? "charged-back" : state;
}
