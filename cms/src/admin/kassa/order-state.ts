import type { FoundOrderView, KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import type { Words } from "./words.ts";

type Standing = Pick<
  FoundOrderView,
  "state" | "chargedBackCents" | "hasFailedRefund" | "isRefundUnderWay" | "surplusCents" | "refundedPartCents"
>;

type StateWord =
  | FoundOrderView["state"]
  | "charged-back"
  | "refund-failed"
  | "refund-under-way"
  | "paid-twice"
  | "refunded-in-part"
  | "refunding-in-part";

/** How an order stands for staff: one whose money isn't where it belongs isn't simply paid. */
export function orderState({
  state,
  chargedBackCents,
  hasFailedRefund,
  isRefundUnderWay,
  surplusCents,
  refundedPartCents,
}: Standing): StateWord {
  if (hasFailedRefund) return "refund-failed";
  if (state === "refunded" && isRefundUnderWay) return "refund-under-way";
  if (surplusCents > 0) return "paid-twice";
  if (state === "paid" && chargedBackCents > 0) return "charged-back";
  if (refundedPartCents > 0) return isRefundUnderWay ? "refunding-in-part" : "refunded-in-part";
  return state;
}

/** The same in words, with the part that was refunded. */
export function stateText(standing: Standing, { choice, euros }: Pick<Words, "choice" | "euros">): string {
  const state = orderState(standing);
  const word = choice("state", state);
  return state.endsWith("-in-part") ? `${word}: ${euros(standing.refundedPartCents)}` : word;
}

/** The same of an order that is read whole. */
export function stateTextOfOrder(order: KassaOrderView, words: Pick<Words, "choice" | "euros">): string {
  const { failedCents, underWayCents, toTransferCents } = order.moneyBack;
  const isRefundUnderWay = underWayCents + toTransferCents > 0;
  return stateText({ ...order, hasFailedRefund: failedCents > 0, isRefundUnderWay }, words);
}
