import type { Locale } from "#contract/locales";

/** What the provider says about a payment. Amounts are cents. */
export interface PaymentReading {
  state: "open" | "paid" | "failed" | "cancelled" | "expired";
  /** How the provider calls it, for example `ideal`; `null` while the visitor hasn't chosen. */
  method: string | null;
  /** ISO 8601. */
  paidAt: string | null;
  amountCents: number;
  /** What went back to the visitor, also by hand at the provider. */
  refundedCents: number;
}

/**
 * A payment provider. Every call goes to another system: it may be slow, and it throws when the provider is away or
 * refuses. Calls with the same idempotency key make one payment or refund.
 */
export interface PaymentProvider {
  create(payment: {
    orderNumber: string;
    amountCents: number;
    description: string;
    locale: Locale;
    redirectUrl: string;
    webhookUrl: string;
    idempotencyKey: string;
  }): Promise<{ providerId: string; payAt: string }>;
  read(providerId: string): Promise<PaymentReading>;
  refund(providerId: string, amountCents: number, idempotencyKey: string): Promise<{ providerId: string }>;
  /** Ends a payment that is open, if the provider can. */
  cancel(providerId: string): Promise<void>;
}
