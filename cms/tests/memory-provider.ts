import { type PaymentProvider, PaymentProviderError, type PaymentReading } from "../src/shop/payments/provider.ts";

/** A payment provider in memory; tests say what visitors do there. */
export class MemoryProvider implements PaymentProvider {
  readonly payments = new Map<string, PaymentReading>();
  /** How often each kind of call was made. */
  readonly calls = { create: 0, leadBack: 0, read: 0, refund: 0, cancel: 0 };
  /** Where each payment leads back to. */
  readonly leadsTo = new Map<string, string>();
  /** Whether calls fail; `answers` is what it lost on the way back: it was made, and nobody heard. */
  trouble: "none" | "unavailable" | "answers" = "none";
  /** Payments that it doesn't answer about. */
  readonly silentAbout = new Set<string>();
  readonly #made = new Map<string, string>();

  async create({ amountCents, redirectUrl, idempotencyKey }: Parameters<PaymentProvider["create"]>[0]) {
    this.calls.create += 1;
    this.#failIf("unavailable");
    const providerId = this.#made.get(idempotencyKey) ?? `tr_${this.#made.size + 1}`;
    if (!this.#made.has(idempotencyKey)) {
      this.#made.set(idempotencyKey, providerId);
      this.leadsTo.set(providerId, redirectUrl);
      const none = { refundedCents: 0, chargedBackCents: 0, refunds: [] };
      this.payments.set(providerId, { state: "open", method: null, paidAt: null, amountCents, ...none });
    }
    this.#failIf("answers");
    return Promise.resolve({ providerId, payAt: `https://provider.example/${providerId}` });
  }

  async updateReturnUrl(
    providerId: string,
    { redirectUrl }: Parameters<PaymentProvider["updateReturnUrl"]>[1],
  ): Promise<void> {
    this.calls.leadBack += 1;
    this.#failIf("unavailable");
    this.leadsTo.set(providerId, redirectUrl);
    return Promise.resolve();
  }

  async read(providerId: string): Promise<PaymentReading> {
    this.calls.read += 1;
    this.#failIf("unavailable");
    if (this.silentAbout.has(providerId))
      throw new PaymentProviderError("unavailable", `No answer about ${providerId}`);
    return Promise.resolve({ ...this.#payment(providerId) });
  }

  async refund({ paymentId, amountCents, idempotencyKey }: Parameters<PaymentProvider["refund"]>[0]) {
    this.calls.refund += 1;
    this.#failIf("unavailable");
    if (!this.#made.has(idempotencyKey)) {
      this.#made.set(idempotencyKey, `re_${this.#made.size + 1}`);
      this.#payment(paymentId).refundedCents += amountCents;
    }
    this.#failIf("answers");
    return Promise.resolve({ providerId: this.#made.get(idempotencyKey) ?? "" });
  }

  async cancel(providerId: string): Promise<void> {
    this.calls.cancel += 1;
    this.#failIf("unavailable");
    const payment = this.#payment(providerId);
    if (payment.state === "open") payment.state = "cancelled";
    return Promise.resolve();
  }

  /** A visitor pays, or doesn't. */
  set(providerId: string, state: PaymentReading["state"]): void {
    const paidAt = state === "paid" ? "2027-01-10T12:05:00.000Z" : null;
    Object.assign(this.#payment(providerId), { state, method: "ideal", paidAt });
  }

  #payment(providerId: string): PaymentReading {
    const payment = this.payments.get(providerId);
    if (payment === undefined) throw new Error(`No payment ${providerId}`);
    return payment;
  }

  #failIf(trouble: "unavailable" | "answers"): void {
    if (this.trouble === trouble) throw new PaymentProviderError("unavailable", "The provider is away");
  }
}
