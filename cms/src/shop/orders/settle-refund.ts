import type { Shop } from "../shop.ts";
import { type RefundRow, refundRowSchema, refundTable } from "../tables/payment-tables.ts";
import { pollRefund } from "./poll-refunds.ts";
import { changeOrder, type LockedOrder } from "./change-order.ts";
import { isByHand } from "./read-refunds.ts";
import { readPayments } from "./read-payments.ts";

/** `not-now`: it has changed since the staff member's screen was loaded. */
export type SettleOutcome = "done" | "asked" | "failed" | "not-now" | "unknown";

/** Retries a failed refund at the provider; a double press retries it once. */
export async function repeatRefund(shop: Shop, orderId: number, refundId: number): Promise<SettleOutcome> {
  const found = await changeOrder(shop, { id: orderId }, async (step) => {
    const refund = await refundIn(step, refundId);
    if (refund === null || refund.paymentId === null) return "unknown" as const;
    if (refund.transferredBy !== null) return "not-now" as const;
    if (refund.state !== "failed") return "known" as const;
    const anew = { state: "asked", attempt: refund.attempt + 1, providerId: null, askedAt: shop.now() };
    await step.trx(refundTable).where({ id: refundId }).update(anew);
    return "known" as const;
  });
  return found === "known" ? pollRefund(shop, refundId) : (found ?? "unknown");
}

/** Records that staff transferred a refund: one that failed, or for which the provider never had the money. */
export async function recordTransfer(
  shop: Shop,
  orderId: number,
  { refundId, byWhom }: { refundId: number; byWhom: string },
): Promise<SettleOutcome> {
  const outcome = await changeOrder(shop, { id: orderId }, async (step) => {
    const refund = await refundIn(step, refundId);
    if (refund === null) return "unknown" as const;
    if (refund.transferredBy !== null) return "done" as const;
    const isToDo = isByHand(refund, await readPayments(step.trx, orderId)) && refund.state === "under-way";
    if (!isToDo && refund.state !== "failed") return "not-now" as const;
    await step.trx(refundTable).where({ id: refundId }).update({ state: "returned", transferredBy: byWhom });
    await step.notifyCustomer();
    return "done" as const;
  });
  return outcome ?? "unknown";
}

/** Reads a refund of the locked order; `null` for one of another order. */
async function refundIn({ trx, order }: LockedOrder, id: number): Promise<RefundRow | null> {
  const row: unknown = await trx(refundTable).where({ id, orderId: order.id }).first();
  return row === undefined ? null : refundRowSchema.parse(row);
}
