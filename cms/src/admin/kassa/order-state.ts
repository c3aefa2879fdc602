import type { FoundOrderView, KassaOrderView } from "../../shop/kassa/kassa-view.ts";
import type { Words } from "./words.ts";

type OrderFacts = Pick<
  FoundOrderView,
  "state" | "chargedBackCents" | "hasFailedRefund" | "isRefundUnderWay" | "surplusCents" | "refundedPartCents"
>;

/** Returns the state of an order for staff: a problem or refund of its money comes before its own state. */
export function orderState({
  state,
  chargedBackCents,
  hasFailedRefund,
  isRefundUnderWay,
  surplusCents,
  refundedPartCents,
}: OrderFacts) {
  if (hasFailedRefund) return "refund-failed";
  if (state === "refunded" && isRefundUnderWay) return "refund-under-way";
  if (surplusCents > 0) return "paid-twice";
  if (state === "paid" && chargedBackCents > 0) return "charged-back";
  if (refundedPartCents > 0) return isRefundUnderWay ? "refunding-in-part" : "refunded-in-part";
  return state;
}

/** Returns an order's state for staff in words, with the amount of a partial refund. */
export function stateText(order: OrderFacts, { choice, euros }: Pick<Words, "choice" | "euros">): string {
  const state = orderState(order);
  const word = choice("state", state);
  return state.endsWith("-in-part") ? `${word}: ${euros(order.refundedPartCents)}` : word;
}

/** Returns the same words for an order with all its details. */
export function stateTextOfOrder(order: KassaOrderView, words: Pick<Words, "choice" | "euros">): string {
  const { failedCents, underWayCents, toTransferCents } = order.moneyBack;
  const isRefundUnderWay = underWayCents + toTransferCents > 0;
  return stateText({ ...order, hasFailedRefund: failedCents > 0, isRefundUnderWay }, words);
}
