import { randomBytes } from "node:crypto";
import * as z from "zod";

/** What a payment at Mollie can be. */
export const paymentStatuses = ["open", "pending", "authorized", "paid", "failed", "canceled", "expired"] as const;

type PaymentStatus = (typeof paymentStatuses)[number];

const amountSchema = z.object({ currency: z.string(), value: z.string() });

type Amount = z.infer<typeof amountSchema>;

/** What is posted to begin a payment. */
export const newPaymentSchema = z.object({
  amount: amountSchema.extend({
    currency: z.literal("EUR", "The currency is not supported"),
    value: z.string().regex(/^\d+\.\d{2}$/u, "The amount contains an invalid value"),
  }),
  description: z.string("The description is missing").min(1).max(255),
  redirectUrl: z.url("The redirect URL is invalid"),
  webhookUrl: z.url("The webhook URL is invalid").optional(),
  /** By which it may be paid. */
  method: z.union([z.string(), z.array(z.string())]).nullish(),
  locale: z.string().optional(),
  metadata: z.unknown().optional(),
});

/** What is sent to change a payment that is open. */
export const changedPaymentSchema = newPaymentSchema.pick({ locale: true }).extend({
  redirectUrl: newPaymentSchema.shape.redirectUrl.optional(),
});

/** What is posted to pay back. */
export const newRefundSchema = z.object({
  amount: newPaymentSchema.shape.amount,
  description: z.string().max(140).optional(),
  metadata: z.unknown().optional(),
});

/** What a refund at Mollie can be. */
export const refundStatuses = ["queued", "pending", "processing", "refunded", "failed", "canceled"] as const;

type RefundStatus = (typeof refundStatuses)[number];

export interface StandInRefund {
  id: string;
  amount: Amount;
  description: string;
  status: RefundStatus;
  metadata: unknown;
  createdAt: string;
}

export interface StandInPayment extends Omit<z.infer<typeof newPaymentSchema>, "amount" | "method"> {
  id: string;
  amount: Amount;
  status: PaymentStatus;
  method: string | null;
  /** By which it may be paid; empty for all that are on. */
  methods: readonly string[];
  createdAt: string;
  paidAt: string | null;
  refunds: StandInRefund[];
  /** What the visitor's bank took back; `null` for nothing. The status stays `paid`. */
  chargedBack: Amount | null;
}

/** The payments of a stand-in, in memory: they are gone when it stops. */
export class StandInPayments {
  readonly #payments = new Map<string, StandInPayment>();

  create(asked: z.infer<typeof newPaymentSchema>): StandInPayment {
    const payment: StandInPayment = {
      ...asked,
      id: `tr_${newId()}`,
      status: "open",
      method: null,
      methods: [asked.method ?? []].flat(),
      createdAt: new Date().toISOString(),
      paidAt: null,
      refunds: [],
      chargedBack: null,
    };
    this.#payments.set(payment.id, payment);
    return payment;
  }

  /** Changes what was said when a payment began. */
  change(payment: StandInPayment, changed: z.infer<typeof changedPaymentSchema>): void {
    Object.assign(payment, changed);
  }

  /** `undefined` for one that doesn't exist. */
  find(id: string): StandInPayment | undefined {
    return this.#payments.get(id);
  }

  /** Those whose visitor comes back to an address with a text in it, the newest last. */
  about(text: string): StandInPayment[] {
    return [...this.#payments.values()].filter(({ redirectUrl }) => redirectUrl.includes(text));
  }

  /** What the visitor, or the bank, does. */
  settle(payment: StandInPayment, status: PaymentStatus): void {
    const isPaid = status === "paid";
    Object.assign(payment, { status, method: "ideal", paidAt: isPaid ? new Date().toISOString() : null });
  }

  /** What banks do with the refunds of a payment: those that have failed stay so. */
  settleRefunds({ refunds }: StandInPayment, status: RefundStatus): void {
    for (const refund of refunds) if (refund.status !== "failed") refund.status = status;
  }

  /** Pays back. @returns `null` when so much isn't left. */
  refund(payment: StandInPayment, asked: z.infer<typeof newRefundSchema>): StandInRefund | null {
    const left = cents(payment.amount) - refundedCents(payment) - chargedBackCents(payment);
    if (payment.status !== "paid" || cents(asked.amount) > left) return null;
    const refund: StandInRefund = {
      id: `re_${newId()}`,
      amount: asked.amount,
      description: asked.description ?? payment.description,
      status: "pending",
      metadata: asked.metadata ?? null,
      createdAt: new Date().toISOString(),
    };
    payment.refunds.push(refund);
    return refund;
  }
}

/** What went back of a payment, or is on its way, in cents. */
export function refundedCents({ refunds }: StandInPayment): number {
  const counted = refunds.filter(({ status }) => status !== "failed" && status !== "canceled");
  return counted.reduce((sum, { amount }) => sum + cents(amount), 0);
}

/** What the visitor's bank took back of a payment, in cents. */
export function chargedBackCents({ chargedBack }: StandInPayment): number {
  return chargedBack === null ? 0 : cents(chargedBack);
}

function cents({ value }: Amount): number {
  const [whole = "", rest = ""] = value.split(".");
  return Number(whole) * 100 + Number(rest);
}

function newId(): string {
  return randomBytes(12).toString("hex");
}
