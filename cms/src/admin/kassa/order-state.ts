import type { FoundOrderView, KassaOrderView } from "../../shop/kassa/kassa-view.ts";

type Standing = Pick<
  FoundOrderView,
  "state" | "chargedBackCents" | "hasFailedRefund" | "isRefundUnderWay" | "surplusCents"
>;

/** How an order stands for staff: one whose money isn't where it belongs isn't simply paid. */
export function orderState({
  state,
  chargedBackCents,
  hasFailedRefund,
  isRefundUnderWay,
  surplusCents,
}: Standing): FoundOrderView["state"] | "charged-back" | "refund-failed" | "refund-under-way" | "paid-twice" {
  if (hasFailedRefund) return "refund-failed";
  if (state === "refunded" && isRefundUnderWay) return "refund-under-way";
  if (surplusCents > 0) return "paid-twice";
  return state === "paid" && chargedBackCents > 0 ? "charged-back" : state;
}

/** The same of an order that is read whole. */
export function stateOfOrder(order: KassaOrderView): ReturnType<typeof orderState> {
  const { failedCents, underWayCents, toTransferCents } = order.moneyBack;
  return orderState({
    ...order,
    hasFailedRefund: failedCents > 0,
    isRefundUnderWay: underWayCents + toTransferCents > 0,
  });
}
