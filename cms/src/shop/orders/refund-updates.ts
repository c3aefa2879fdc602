import type { Queries } from "../../database/shared-work.ts";
import type { RefundUpdate } from "../shop.ts";
import { type RefundRow, refundTable } from "../tables/payment-tables.ts";
import { readRefunds } from "./read-refunds.ts";

/**
 * Reads refunds of an order whose outcome the listener doesn't know yet, and marks them as known: in the transaction in
 * which the listener is called.
 */
export async function claimRefundUpdates(trx: Queries, orderId: number): Promise<RefundUpdate[]> {
  const refunds = await readRefunds(trx, orderId);
  for (const { id, state, toldState } of refunds) {
    // A refund without an answer of the provider counts as on its way; a retried one still counts as failed.
    const outcome = state === "asked" ? (toldState ?? "under-way") : state;
    if (outcome !== toldState) await trx(refundTable).where({ id }).update({ toldState: outcome });
  }
  return refunds.flatMap((refund) => {
    const became = becameOf(refund);
    const { id, attempt, amountCents } = refund;
    return became === null ? [] : [{ id, attempt, amountCents, became }];
  });
}

/** @returns `null` for no change: a new refund is in the mail about the order itself. */
function becameOf({ state, toldState, transferredBy }: RefundRow): RefundUpdate["became"] | null {
  if (toldState === null || state === "asked") return null;
  if ((state === "failed") === (toldState === "failed")) return null;
  if (state === "failed") return "failed";
  return transferredBy === null ? "under-way" : "transferred";
}
