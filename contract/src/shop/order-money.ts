import { type Order, orderStateRules } from "./order.ts";

/** Parts of an order's refunds, from the paid back to the failed ones. */
export const moneyBackParts = [
  "returnedCents",
  "underWayCents",
  "toTransferCents",
  "failedCents",
] as const satisfies readonly (keyof Order["moneyBack"])[];

/** Returns the money that the circuit keeps of a cancelled or refunded order, in cents; 0 for any other order. */
export function retainedAmount({ state, keptCents }: Pick<Order, "state" | "keptCents">): number {
  return orderStateRules[state].end === "revoked" ? keptCents : 0;
}

/** Tells whether a paid order was refunded in part. The refund of a double payment doesn't count. */
export function isRefundedInPart({
  state,
  refundedCents,
  keptCents,
  totals,
}: Pick<Order, "state" | "refundedCents" | "keptCents" | "totals">): boolean {
  return state === "paid" && refundedCents > 0 && keptCents < totals.grossCents;
}
