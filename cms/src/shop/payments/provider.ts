import type { Locale } from "#contract/locales";

/** What the provider says about a payment. Amounts are cents. */
export interface PaymentReading {
  state: "open" | "paid" | "failed" | "cancelled" | "expired";
  /** How the provider calls it, for example `ideal`; `null` while the visitor hasn't chosen. */
  method: string | null;
  /** ISO 8601. */
  paidAt: string | null;
  amountCents: number;
  /** Refunds to the visitor, also those made by hand at the provider. */
  refundedCents: number;
  /** Chargebacks by the visitor's bank; less again when the bank reverses one. */
  chargedBackCents: number;
  /** All refunds, also those that came to nothing. */
  refunds: readonly RefundReading[];
}

/** What the provider says about a refund. */
export interface RefundReading {
  providerId: string;
  amountCents: number;
  /** `failed`: it came to nothing, also after it seemed done: the money is with the circuit again. */
  state: "under-way" | "returned" | "failed";
}

/**
 * A payment provider. Every call goes to another system: it may be slow, and it throws a `PaymentProviderError` when the
 * provider is unavailable or refuses. Calls with the same idempotency key make one payment or refund.
 */
export interface PaymentProvider {
  create(payment: {
    orderNumber: string;
    amountCents: number;
    description: string;
    locale: Locale;
    redirectUrl: string;
    /** URL for the provider's webhook; `null` where it can't reach the site. */
    webhookUrl: string | null;
    idempotencyKey: string;
  }): Promise<{ providerId: string; payAt: string }>;
  /** Changes the language of an open payment, and where it leads back to. */
  leadBack(providerId: string, to: { locale: Locale; redirectUrl: string }): Promise<void>;
  read(providerId: string): Promise<PaymentReading>;
  refund(refund: {
    /** Id of the payment at the provider. */
    paymentId: string;
    amountCents: number;
    /** Text on the customer's bank statement. */
    description: string;
    idempotencyKey: string;
  }): Promise<{ providerId: string }>;
  /** Ends a payment that is open, if the provider can. */
  cancel(providerId: string): Promise<void>;
}

/**
 * Why the provider didn't carry out a request. `unavailable`: no answer in time, or that of a system in trouble; whether it
 * did the work isn't known. `refused`: it said no, and did nothing. `unreadable`: its answer doesn't fit the schema.
 */
type ProviderTrouble = "unavailable" | "refused" | "unreadable";

/** A payment provider didn't carry out a request. The message is for the log: it holds no key and no customer. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
  readonly reason: ProviderTrouble;

  constructor(reason: ProviderTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Whether the provider said no, for good: asking the same again gets the same answer. */
export function isRefused(error: unknown): boolean {
  return error instanceof PaymentProviderError && error.reason === "refused";
}

/** Whether a call failed because the provider is unavailable: then the next one would only wait as long. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof PaymentProviderError && error.reason === "unavailable";
}
