import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";

/** Reads the payments of an order, the newest last. */
export async function readPayments(queries: Queries, orderId: number): Promise<PaymentRow[]> {
  const rows: unknown = await queries(paymentTable).where({ orderId }).orderBy("id");
  return z.array(paymentRowSchema).parse(rows);
}

/** Whether refunds cover all payments less chargebacks. @param refundedCents - Sum of the refunds. */
export function isAllRefunded(payments: readonly PaymentRow[], refundedCents: number): boolean {
  return refundedCents >= receivedCentsOf(payments);
}

/** Returns the payments less chargebacks and refunds, in cents. @param refundedCents - Sum of the refunds. */
export function keptCentsOf(payments: readonly PaymentRow[], refundedCents: number): number {
  return Math.max(0, receivedCentsOf(payments) - refundedCents);
}

/** Returns the payments less chargebacks, in cents. */
function receivedCentsOf(payments: readonly PaymentRow[]): number {
  return payments
    .filter(({ state }) => state === "paid")
    .reduce((sum, { amountCents, chargedBackCents }) => sum + amountCents - chargedBackCents, 0);
}
