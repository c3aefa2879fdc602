import type { PaymentReading, RefundReading } from "../payments/provider.ts";
import type { Shop } from "../shop.ts";
import { type RefundRow, refundTable } from "../tables/payment-tables.ts";
import type { LockedOrder } from "./change-order.ts";
import { keptCentsOf, readPayments } from "./read-payments.ts";
import { readRefunds } from "./read-refunds.ts";

type RefundsReading = Pick<PaymentReading, "refundedCents" | "refunds">;

/**
 * Records what the provider says about a payment's refunds: which were returned, which failed, and which staff made at
 * the provider.
 *
 * @param reading - The provider's answer about the payment.
 */
export async function recordRefunds(
  shop: Shop,
  step: LockedOrder,
  paymentId: number,
  reading: RefundsReading,
): Promise<void> {
  if (reading.refunds.length === 0 && reading.refundedCents === 0) return;
  const before = await ofPayment(step, paymentId);
  for (const { id, providerId, state, transferredBy } of before) {
    const now = reading.refunds.find((refund) => refund.providerId === providerId);
    if (now === undefined || now.state === state || transferredBy !== null) continue;
    await step.trx(refundTable).where({ id }).update({ state: now.state });
    await step.notifyCustomer();
    if (now.state === "failed") {
      shop.log.error(`Refund ${id} of order ${step.order.number} came to nothing, and waits for staff`);
    }
  }
  await recordManualRefunds(shop, step, paymentId, reading);
}

async function ofPayment({ trx, order }: LockedOrder, paymentId: number): Promise<RefundRow[]> {
  return (await readRefunds(trx, order.id)).filter((refund) => refund.paymentId === paymentId);
}

/** Records refunds that staff made at the provider. */
async function recordManualRefunds(
  shop: Shop,
  step: LockedOrder,
  paymentId: number,
  reading: RefundsReading,
): Promise<void> {
  const { trx, order } = step;
  const known = await ofPayment(step, paymentId);
  // An unknown refund may be ours, while the provider's answer to our request is missing.
  if (known.some(({ state }) => state === "asked")) return;
  const isThere = ({ state, transferredBy }: RefundRow) => state !== "failed" && transferredBy === null;
  const knownCents = known.filter(isThere).reduce((sum, { amountCents }) => sum + amountCents, 0);
  let unknownCents = reading.refundedCents - knownCents;
  if (unknownCents <= 0) return;

  const base = { orderId: order.id, paymentId, createdAt: shop.now(), askedAt: shop.now(), byWhom: "provider" };
  const failed = known.filter(({ state }) => state === "failed");
  let addedCents = 0;
  for (const { providerId, amountCents, state } of unknownRefunds(reading.refunds, known)) {
    if (amountCents > unknownCents) continue;
    unknownCents -= amountCents;
    // Staff repeated a failed refund at the provider.
    const index = failed.findIndex((refund) => refund.amountCents === amountCents);
    const [repeated] = index === -1 ? [] : failed.splice(index, 1);
    if (repeated === undefined) {
      await trx(refundTable).insert({ ...base, providerId, amountCents, state });
      addedCents += amountCents;
    } else {
      await trx(refundTable).where({ id: repeated.id }).update({ providerId, state });
      await step.notifyCustomer();
    }
  }
  if (unknownCents > 0) {
    await trx(refundTable).insert({ ...base, amountCents: unknownCents, state: "under-way" });
    addedCents += unknownCents;
  }
  if (addedCents > 0) await addRefundedCents(step, addedCents);
}

/** Adds to an order's refunds. Once all money is refunded, the order is `refunded`. */
export async function addRefundedCents(
  { trx, order, patch, changeState }: LockedOrder,
  addedCents: number,
): Promise<void> {
  const refundedCents = order.refundedCents + addedCents;
  const isAll = keptCentsOf(await readPayments(trx, order.id), refundedCents) === 0;
  await (isAll ? changeState("refunded", { refundedCents }) : patch({ refundedCents }));
}

function unknownRefunds(refunds: readonly RefundReading[], known: readonly RefundRow[]): RefundReading[] {
  const ids = new Set(known.map(({ providerId }) => providerId));
  return refunds.filter(({ providerId, state }) => state !== "failed" && !ids.has(providerId));
}
