import type { FoundOrderView } from "../../shop/kassa/kassa-view.ts";

/** How an order stands for staff: one whose money the bank took back isn't simply paid. */
export function orderState({
  state,
  chargedBackCents,
}: Pick<FoundOrderView, "state" | "chargedBackCents">): FoundOrderView["state"] | "charged-back" {
  return state === "paid" && chargedBackCents > 0 ? "charged-back" : state;
}
