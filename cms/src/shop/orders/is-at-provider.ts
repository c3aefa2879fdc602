import type { PaymentRow } from "../tables/payment-tables.ts";

/** How staff receive money themselves. */
export const staffMethods = ["bank-transfer", "gate"] as const;

/** Whether a payment was asked of the provider, and not received by staff. */
export function isAtProvider({ method }: Pick<PaymentRow, "method">): boolean {
  return method === null || !staffMethods.some((own) => own === method);
}
