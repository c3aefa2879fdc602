import * as z from "zod";
import { callWebhookManyTimes } from "./notices.ts";
import {
  newRefundSchema,
  paymentStatuses,
  refundPayment,
  refundStatuses,
  settle,
  type StandInPayment,
} from "./payments.ts";
import { type Answer, behaviourSchema, type Call, jsonIn, type Provider } from "./provider.ts";

/** Changes to a payment that don't call the webhook. */
const changeSchema = z.object({
  status: z.enum(paymentStatuses).optional(),
  amount: z.object({ currency: z.string(), value: z.string() }).optional(),
  /** A new refund, made outside the shop. */
  refund: newRefundSchema.optional(),
  /** New status of the payment's refunds. */
  refundStatus: z.enum(refundStatuses).optional(),
  /** Total charged back by the visitor's bank; `null` when it is undone. */
  chargedBack: newRefundSchema.shape.amount.nullish(),
});

const noticeSchema = z.object({ url: z.url(), id: z.string(), times: z.number().int().min(1).max(10_000).default(1) });

/**
 * Answers the control API for tests and developers: `PUT /control/behaviour` configures trouble, `GET
 * /control/payments?about=` lists payments, `POST /control/payments/{id}` changes one without calling its webhook,
 * `POST /control/notices` calls a webhook, and `DELETE /control/keys` forgets the idempotency keys, as Mollie does
 * after an hour.
 */
export async function answerControl(provider: Provider, call: Call): Promise<Answer> {
  const { pathname, searchParams } = call.url;
  const asked = `${call.method} ${pathname}`;
  if (asked === "PUT /control/behaviour") {
    const behaviour = behaviourSchema.parse(jsonIn(call));
    provider.behaviours = [...provider.behaviours.filter(({ about }) => about !== behaviour.about), behaviour];
    return { status: 200, body: {} };
  }
  if (asked === "DELETE /control/keys") {
    provider.answered.clear();
    return { status: 200, body: {} };
  }
  if (asked === "GET /control/payments") {
    const about = searchParams.get("about") ?? "";
    const payments = [...provider.payments.values()].filter(({ redirectUrl }) => redirectUrl.includes(about));
    return { status: 200, body: { payments } };
  }
  if (asked === "POST /control/notices") {
    const { url, id, times } = noticeSchema.parse(jsonIn(call));
    return { status: 200, body: { statuses: await callWebhookManyTimes(url, id, times) } };
  }
  const payment = provider.payments.get(/^POST \/control\/payments\/(\w+)$/u.exec(asked)?.[1] ?? "");
  if (payment === undefined) return { status: 404, body: {} };
  change(payment, changeSchema.parse(jsonIn(call)));
  return { status: 200, body: { payment } };
}

function change(payment: StandInPayment, asked: z.infer<typeof changeSchema>): void {
  const { status, amount, refund, refundStatus, chargedBack } = asked;
  if (amount !== undefined) payment.amount = amount;
  if (status !== undefined) settle(payment, status);
  if (refund !== undefined) refundPayment(payment, refund);
  if (refundStatus !== undefined) {
    for (const made of payment.refunds) if (made.status !== "failed") made.status = refundStatus;
  }
  if (chargedBack !== undefined) payment.chargedBack = chargedBack;
}
