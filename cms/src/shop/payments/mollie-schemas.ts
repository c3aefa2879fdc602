import * as z from "zod";
import type { PaymentReading, RefundReading } from "./provider.ts";

/** Our states of a payment, by Mollie's. The money of an `authorized` or `pending` payment isn't in yet. */
const states = {
  open: "open",
  pending: "open",
  authorized: "open",
  paid: "paid",
  failed: "failed",
  canceled: "cancelled",
  expired: "expired",
} as const satisfies Record<string, PaymentReading["state"]>;

/** An amount, read as whole cents. Another currency than the euro is an error. */
const amountSchema = z
  .object({ currency: z.literal("EUR"), value: z.string().regex(/^\d{1,10}\.\d{2}$/u, "has no two decimals") })
  .transform(({ value }) => Number(value.replace(".", "")));

/** Our states of a refund, by Mollie's; Mollie's other states count as under way. */
const refundStates: Readonly<Record<string, RefundReading["state"]>> = {
  refunded: "returned",
  failed: "failed",
  canceled: "failed",
};

/** A refund, as far as the shop reads it. */
export const mollieRefundSchema = z.object({
  id: z.string().regex(/^re_\w{1,50}$/u),
  status: z.string().transform((at) => refundStates[at] ?? "under-way"),
  amount: amountSchema,
  metadata: z.unknown().optional(),
});

/** A payment, as far as the shop reads it. */
export const molliePaymentSchema = z.object({
  id: z.string().regex(/^tr_\w{1,50}$/u),
  status: z
    .enum(["open", "pending", "authorized", "paid", "failed", "canceled", "expired"])
    .transform((at) => states[at]),
  method: z.string().nullish(),
  paidAt: z.iso.datetime({ offset: true }).nullish(),
  amount: amountSchema,
  amountRefunded: amountSchema.nullish(),
  /** A payment that is charged back stays `paid`. */
  amountChargedBack: amountSchema.nullish(),
  /** Absent unless the request embeds `refunds`. */
  _embedded: z.object({ refunds: z.array(mollieRefundSchema).optional() }).optional(),
  /** `checkout`: where the visitor pays; absent once that is over. */
  _links: z.object({ checkout: z.object({ href: z.url({ protocol: /^https?$/u }) }).nullish() }),
});

export const mollieRefundsSchema = z.object({ _embedded: z.object({ refunds: z.array(mollieRefundSchema) }) });

/** The payment methods that are enabled in the circuit's profile. */
export const mollieMethodsSchema = z.object({
  _embedded: z.object({ methods: z.array(z.object({ id: z.string() })) }),
});

/** Mollie's answer when it refuses a request. */
export const mollieProblemSchema = z.object({ detail: z.string() });

/** Writes cents as Mollie's API takes them: 28300 is `283.00`. */
export function mollieAmount(cents: number): { currency: "EUR"; value: string } {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error(`${cents} is no amount in cents`);
  const digits = String(cents).padStart(3, "0");
  return { currency: "EUR", value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}
