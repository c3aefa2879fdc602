import type { Queries } from "../../database/shared-work.ts";
import type { RefundNews } from "../shop.ts";
import { type RefundRow, refundTable } from "../tables/payment-tables.ts";
import { readRefunds } from "./read-refunds.ts";

/**
 * Reads what became of an order's refunds that the listeners were told of otherwise, and notes that they know it: in the
 * transaction in which they are told.
 */
export async function takeRefundNews(trx: Queries, orderId: number): Promise<RefundNews[]> {
  const refunds = await readRefunds(trx, orderId);
  for (const { id, state, toldState } of refunds) {
    // What the provider hasn't answered is told of as on its way, or still as failed when it is asked for anew.
    const told = state === "asked" ? (toldState ?? "under-way") : state;
    if (told !== toldState) await trx(refundTable).where({ id }).update({ toldState: told });
  }
  return refunds.flatMap((refund) => {
    const became = becameOf(refund);
    const { id, attempt, amountCents } = refund;
    return became === null ? [] : [{ id, attempt, amountCents, became }];
  });
}

/** @returns `null` for no news: a new refund is told of with the order. */
function becameOf({ state, toldState, transferredBy }: RefundRow): RefundNews["became"] | null {
  if (toldState === null || state === "asked") return null;
  if ((state === "failed") === (toldState === "failed")) return null;
  if (state === "failed") return "failed";
  return transferredBy === null ? "under-way" : "transferred";
}
