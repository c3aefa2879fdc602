import { type Order, orderStateRules } from "./order.ts";

/** What of the money that goes back is where, from what is back to what isn't. */
export const moneyBackParts = [
  "returnedCents",
  "underWayCents",
  "toTransferCents",
  "failedCents",
] as const satisfies readonly (keyof Order["moneyBack"])[];

/** Money that the circuit keeps of a cancelled or refunded order, in cents; 0 for any other order. */
export function retainedAmount({ state, keptCents }: Pick<Order, "state" | "keptCents">): number {
  return orderStateRules[state].end === "revoked" ? keptCents : 0;
}

/** Whether a paid order was refunded in part. It wasn't when all that went back is what came in twice. */
export function isRefundedInPart({
  state,
  refundedCents,
  keptCents,
  totals,
}: Pick<Order, "state" | "refundedCents" | "keptCents" | "totals">): boolean {
  return state === "paid" && refundedCents > 0 && keptCents < totals.grossCents;
}
