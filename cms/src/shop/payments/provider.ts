import type { Locale } from "#contract/locales";

/** What the provider says about a payment. Amounts are cents. */
export interface PaymentReading {
  state: "open" | "paid" | "failed" | "cancelled" | "expired";
  /** The provider's name of the method, for example `ideal`; `null` while the visitor hasn't chosen. */
  method: string | null;
  /** ISO 8601. */
  paidAt: string | null;
  amountCents: number;
  /** Refunds to the visitor, also those that staff made at the provider. */
  refundedCents: number;
  /** Chargebacks by the visitor's bank; less again when the bank reverses one. */
  chargedBackCents: number;
  /** All refunds, also failed ones. */
  refunds: readonly RefundReading[];
}

/** What the provider says about a refund. */
export interface RefundReading {
  providerId: string;
  amountCents: number;
  /** `failed`: the circuit has the money again, even after the refund seemed returned. */
  state: "under-way" | "returned" | "failed";
}

/**
 * A payment provider. Every call goes to another system: it may be slow, and it throws a `PaymentProviderError` when
 * the provider is unavailable or refuses. Calls with the same idempotency key make one payment or refund.
 */
export interface PaymentProvider {
  create(payment: {
    /** Also the text on the customer's bank statement. */
    orderNumber: string;
    amountCents: number;
    locale: Locale;
    redirectUrl: string;
    /** URL for the provider's webhook; `null` where it can't reach the site. */
    webhookUrl: string | null;
    idempotencyKey: string;
  }): Promise<{ providerId: string; payAt: string }>;
  /** Changes the language and the return URL of an open payment. */
  updateReturnUrl(providerId: string, to: { locale: Locale; redirectUrl: string }): Promise<void>;
  read(providerId: string): Promise<PaymentReading>;
  refund(refund: {
    /** Id of the payment at the provider. */
    paymentId: string;
    amountCents: number;
    /** Text on the customer's bank statement. */
    description: string;
    idempotencyKey: string;
  }): Promise<{ providerId: string }>;
  /** Cancels an open payment, if the provider can. */
  cancel(providerId: string): Promise<void>;
}

/**
 * Why a request failed. `unavailable`: no answer in time, or one of a system in trouble; the provider may have done the
 * work all the same. `refused`: it did nothing. `unreadable`: its answer doesn't fit the schema.
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

/** Whether the provider refused a request for good, so that a retry is no use. */
export function isRefused(error: unknown): boolean {
  return error instanceof PaymentProviderError && error.reason === "refused";
}

/** Whether a request failed because the provider is unavailable, so that the next one would fail too. */
export function isUnavailable(error: unknown): boolean {
  return error instanceof PaymentProviderError && error.reason === "unavailable";
}
