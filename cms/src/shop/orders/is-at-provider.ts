import type { PaymentRow } from "../tables/payment-tables.ts";

/** Payment methods of money that staff receive themselves. */
export const staffMethods = ["bank-transfer", "gate"] as const;

/** Whether a payment is one at the provider, not one that staff received. */
export function isAtProvider({ method }: Pick<PaymentRow, "method">): boolean {
  return method === null || !staffMethods.some((own) => own === method);
}

/** The newest payment that a visitor can still make at the provider; `undefined` for none. */
export function openPayment(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments.findLast((payment) => isAtProvider(payment) && payment.state === "open");
}
