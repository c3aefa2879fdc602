import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import { type PaymentRow, paymentRowSchema, paymentTable } from "../tables/payment-tables.ts";

/** Payment methods of money that staff receive themselves. */
export const staffMethods = ["bank-transfer", "gate"] as const;

/** Reads the payments of an order, the newest last. */
export async function readPayments(queries: Queries, orderId: number): Promise<PaymentRow[]> {
  const rows: unknown = await queries(paymentTable).where({ orderId }).orderBy("id");
  return z.array(paymentRowSchema).parse(rows);
}

/** Whether a payment is one at the provider, not one that staff received. */
export function isAtProvider({ method }: Pick<PaymentRow, "method">): boolean {
  return method === null || !staffMethods.some((own) => own === method);
}

/** The newest payment that a visitor can still make at the provider; `undefined` for none. */
export function openPayment(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments.findLast((payment) => isAtProvider(payment) && payment.state === "open");
}

/**
 * Returns the payments less chargebacks and refunds, in cents: zero once all is refunded.
 *
 * @param refundedCents - Sum of the refunds.
 */
export function keptCentsOf(payments: readonly PaymentRow[], refundedCents: number): number {
  const receivedCents = payments
    .filter(({ state }) => state === "paid")
    .reduce((sum, { amountCents, chargedBackCents }) => sum + amountCents - chargedBackCents, 0);
  return Math.max(0, receivedCents - refundedCents);
}
