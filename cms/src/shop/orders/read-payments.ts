import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";

/** Reads the payments of an order, the newest last. */
export async function readPayments(queries: Queries, orderId: number): Promise<PaymentRow[]> {
  const rows: unknown = await queries(paymentTable).where({ orderId }).orderBy("id");
  return z.array(paymentRowSchema).parse(rows);
}

/** Whether all payments, less chargebacks, were refunded. @param refundedCents - Sum of the refunds. */
export function isAllRefunded(payments: readonly PaymentRow[], refundedCents: number): boolean {
  return refundedCents >= receivedCentsOf(payments);
}

/** Money of an order that the circuit keeps, in cents. @param refundedCents - All refunds, on their way or done. */
export function keptCentsOf(payments: readonly PaymentRow[], refundedCents: number): number {
  return Math.max(0, receivedCentsOf(payments) - refundedCents);
}

/** Payments received, less chargebacks, in cents. */
function receivedCentsOf(payments: readonly PaymentRow[]): number {
  return payments
    .filter(({ state }) => state === "paid")
    .reduce((sum, { amountCents, chargedBackCents }) => sum + amountCents - chargedBackCents, 0);
}
