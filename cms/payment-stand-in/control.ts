import * as z from "zod";
import type { StandInApi } from "./api.ts";
import { type Behaviours, behaviourSchema } from "./behaviour.ts";
import { answerJson, type Exchange, jsonIn } from "./exchange.ts";
import { callWebhookManyTimes } from "./notices.ts";
import {
  newRefundSchema,
  paymentStatuses,
  refundStatuses,
  type StandInPayment,
  type StandInPayments,
} from "./payments.ts";

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

interface Controlled {
  payments: StandInPayments;
  behaviours: Behaviours;
  api: StandInApi;
}

/**
 * Answers the control API for tests and developers: `PUT /control/behaviour` configures trouble, `GET
 * /control/payments?about=` lists payments, `POST /control/payments/{id}` changes one without calling its webhook,
 * `POST /control/notices` calls a webhook, and `DELETE /control/keys` forgets the idempotency keys.
 */
export async function answerControl(exchange: Exchange, { payments, behaviours, api }: Controlled): Promise<void> {
  const { method, url } = exchange;
  const asked = `${method} ${url.pathname}`;
  if (asked === "PUT /control/behaviour") {
    behaviours.set(behaviourSchema.parse(jsonIn(exchange)));
    return answerJson(exchange, 200, {});
  }
  if (asked === "DELETE /control/keys") {
    api.clearIdempotencyKeys();
    return answerJson(exchange, 200, {});
  }
  if (asked === "GET /control/payments") {
    return answerJson(exchange, 200, { payments: payments.about(url.searchParams.get("about") ?? "") });
  }
  if (asked === "POST /control/notices") {
    const { url: hook, id, times } = noticeSchema.parse(jsonIn(exchange));
    return answerJson(exchange, 200, { statuses: await callWebhookManyTimes(hook, id, times) });
  }
  const payment = payments.find(/^POST \/control\/payments\/(\w+)$/u.exec(asked)?.[1] ?? "");
  if (payment === undefined) return answerJson(exchange, 404, {});
  change(payments, payment, changeSchema.parse(jsonIn(exchange)));
  return answerJson(exchange, 200, { payment });
}

function change(payments: StandInPayments, payment: StandInPayment, asked: z.infer<typeof changeSchema>): void {
  const { status, amount, refund, refundStatus, chargedBack } = asked;
  if (amount !== undefined) payment.amount = amount;
  if (status !== undefined) payments.settle(payment, status);
  if (refund !== undefined) payments.refund(payment, refund);
  if (refundStatus !== undefined) payments.settleRefunds(payment, refundStatus);
  if (chargedBack !== undefined) payment.chargedBack = chargedBack;
}
