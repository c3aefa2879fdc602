import * as z from "zod";
import type { Order } from "#contract/shop/order";
import type { Queries } from "../../database/shared-work.ts";
import { type PaymentRow, type RefundRow, refundRowSchema, refundTable } from "../tables/payment-tables.ts";
import { isAtProvider } from "./read-payments.ts";

/** Reads the refunds of an order, the newest last. */
export async function readRefunds(queries: Queries, orderId: number): Promise<RefundRow[]> {
  const rows: unknown = await queries(refundTable).where({ orderId }).orderBy("id");
  return z.array(refundRowSchema).parse(rows);
}

/**
 * Whether staff transfer a refund themselves, as the provider never had the money or couldn't refund it.
 *
 * @param payments - Payments of the refund's order.
 */
export function isByHand(
  { paymentId, transferredBy }: Pick<RefundRow, "paymentId" | "transferredBy">,
  payments: readonly PaymentRow[],
): boolean {
  if (transferredBy !== null) return true;
  const from = payments.find(({ id }) => id === paymentId);
  return from === undefined || !isAtProvider(from);
}

/** Sums an order's refunds by where the money is. */
export function moneyBackOf(refunds: readonly RefundRow[], payments: readonly PaymentRow[]): Order["moneyBack"] {
  const sums = { returnedCents: 0, underWayCents: 0, toTransferCents: 0, failedCents: 0 };
  for (const refund of refunds) {
    if (refund.state === "returned") sums.returnedCents += refund.amountCents;
    else if (refund.state === "failed") sums.failedCents += refund.amountCents;
    else if (isByHand(refund, payments)) sums.toTransferCents += refund.amountCents;
    else sums.underWayCents += refund.amountCents;
  }
  return sums;
}

/** Returns what is left of a payment after its chargebacks and its refunds, also failed ones; in cents. */
export function leftOf({ id, amountCents, chargedBackCents }: PaymentRow, refunds: readonly RefundRow[]): number {
  const ofPayment = refunds.filter(({ paymentId }) => paymentId === id);
  return ofPayment.reduce((left, refund) => left - refund.amountCents, amountCents - chargedBackCents);
}
