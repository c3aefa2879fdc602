import { randomBytes } from "node:crypto";
import * as z from "zod";

/** Mollie's statuses of a payment. */
export const paymentStatuses = ["open", "pending", "authorized", "paid", "failed", "canceled", "expired"] as const;

type PaymentStatus = (typeof paymentStatuses)[number];

const amountSchema = z.object({ currency: z.string(), value: z.string() });

type Amount = z.infer<typeof amountSchema>;

/** Body of Mollie's call that creates a payment. */
export const newPaymentSchema = z.object({
  amount: amountSchema.extend({
    currency: z.literal("EUR", "The currency is not supported"),
    value: z.string().regex(/^\d+\.\d{2}$/u, "The amount contains an invalid value"),
  }),
  description: z.string("The description is missing").min(1).max(255),
  redirectUrl: z.url("The redirect URL is invalid"),
  webhookUrl: z.url("The webhook URL is invalid").optional(),
  /** Allowed payment methods; all when absent. */
  method: z.union([z.string(), z.array(z.string())]).nullish(),
  locale: z.string().optional(),
  metadata: z.unknown().optional(),
});

/** Body of Mollie's call that updates an open payment. */
export const changedPaymentSchema = newPaymentSchema.pick({ locale: true }).extend({
  redirectUrl: newPaymentSchema.shape.redirectUrl.optional(),
});

/** Body of Mollie's call that creates a refund. */
export const newRefundSchema = z.object({
  amount: newPaymentSchema.shape.amount,
  description: z.string().max(140).optional(),
  metadata: z.unknown().optional(),
});

/** Mollie's statuses of a refund. */
export const refundStatuses = ["queued", "pending", "processing", "refunded", "failed", "canceled"] as const;

type RefundStatus = (typeof refundStatuses)[number];

interface StandInRefund {
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
  /** Allowed payment methods; empty for all. */
  methods: readonly string[];
  createdAt: string;
  paidAt: string | null;
  refunds: StandInRefund[];
  /** Amount charged back by the visitor's bank; `null` for nothing. The status stays `paid`. */
  chargedBack: Amount | null;
}

/** Creates an open payment. */
export function createPayment(
  payments: Map<string, StandInPayment>,
  asked: z.infer<typeof newPaymentSchema>,
): StandInPayment {
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
  payments.set(payment.id, payment);
  return payment;
}

/** Sets the status of a payment, as the visitor or the bank would. */
export function settle(payment: StandInPayment, status: PaymentStatus): void {
  Object.assign(payment, { status, method: "ideal", paidAt: status === "paid" ? new Date().toISOString() : null });
}

/** Refunds an amount. @returns `null` when the payment has less left. */
export function refundPayment(payment: StandInPayment, asked: z.infer<typeof newRefundSchema>): StandInRefund | null {
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

/** Sums a payment's refunds, including pending ones, in cents. */
export function refundedCents({ refunds }: StandInPayment): number {
  const counted = refunds.filter(({ status }) => status !== "failed" && status !== "canceled");
  return counted.reduce((sum, { amount }) => sum + cents(amount), 0);
}

/** Returns the amount charged back of a payment, in cents. */
export function chargedBackCents({ chargedBack }: StandInPayment): number {
  return chargedBack === null ? 0 : cents(chargedBack);
}

/** Returns an amount in cents. */
function cents({ value }: Amount): number {
  const [whole = "", rest = ""] = value.split(".");
  return Number(whole) * 100 + Number(rest);
}

function newId(): string {
  return randomBytes(12).toString("hex");
}
