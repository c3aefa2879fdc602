import { STATUS_CODES } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import {
  changedPaymentSchema,
  chargedBackCents,
  createPayment,
  newPaymentSchema,
  newRefundSchema,
  refundedCents,
  refundPayment,
  settle,
  type StandInPayment,
} from "./payments.ts";
import { type Answer, type ApiCall, behaviourOf, type Call, jsonIn, type Provider } from "./provider.ts";

/** Matches Mollie's API keys for testing. */
const testKey = /^Bearer test_[A-Za-z0-9]{30,}$/u;

/** Answers the calls of Mollie's API, version 2, that the shop uses; `null` breaks the connection. */
export async function answerApi(provider: Provider, call: Call): Promise<Answer | null> {
  try {
    return await answerCall(provider, call);
  } catch (error) {
    if (error instanceof z.ZodError) return failure(422, error.issues[0]?.message ?? "Invalid");
    throw error;
  }
}

async function answerCall(provider: Provider, call: Call): Promise<Answer | null> {
  if (!testKey.test(call.headers.authorization ?? ""))
    return failure(401, "Missing authentication, or failed to authenticate");
  const { payments, origin } = provider;
  const { pathname, searchParams } = call.url;
  const [, id = ""] = /^\/v2\/payments\/(\w+)/u.exec(pathname) ?? [];
  const meet = (name: ApiCall, redirectUrl: string, work: () => Answer) =>
    meetTrouble(provider, call, { name, redirectUrl, work });
  const asked = `${call.method} ${id === "" ? pathname : pathname.replace(id, "{id}")}`;
  if (asked === "GET /v2/methods") return meet("methods", "", () => ok({ _embedded: { methods } }));
  if (asked === "POST /v2/payments") {
    const wanted = newPaymentSchema.parse(jsonIn(call));
    return meet("create", wanted.redirectUrl, () => created(paymentBody(createPayment(payments, wanted), origin)));
  }
  const payment = payments.get(id);
  if (payment === undefined) return failure(404, `No payment exists with token ${id}.`);
  const refunds = { _embedded: { refunds: payment.refunds } };
  switch (asked) {
    case "GET /v2/payments/{id}": {
      const embedded = searchParams.get("embed") === "refunds" ? refunds : {};
      return meet("read", payment.redirectUrl, () => ok({ ...paymentBody(payment, origin), ...embedded }));
    }
    case "PATCH /v2/payments/{id}":
      return meet("update", payment.redirectUrl, () =>
        whileOpen(payment, origin, () => Object.assign(payment, changedPaymentSchema.parse(jsonIn(call)))),
      );
    case "DELETE /v2/payments/{id}":
      return meet("cancel", payment.redirectUrl, () => whileOpen(payment, origin, () => settle(payment, "canceled")));
    case "GET /v2/payments/{id}/refunds":
      return meet("refunds", payment.redirectUrl, () => ok(refunds));
    case "POST /v2/payments/{id}/refunds":
      return meet("refund", payment.redirectUrl, () => {
        const refund = refundPayment(payment, newRefundSchema.parse(jsonIn(call)));
        return refund === null ? failure(422, "The amount is higher than the maximum") : created({ ...refund });
      });
    default:
      return failure(404, "No such resource.");
  }
}

const methods = ["ideal", "creditcard", "bancontact", "banktransfer"].map((id) => ({ id }));

/** Makes a change that Mollie allows on an open payment only. */
function whileOpen(payment: StandInPayment, origin: string, change: () => void): Answer {
  if (payment.status !== "open") return failure(422, "The payment is no longer open.");
  change();
  return ok(paymentBody(payment, origin));
}

interface Work {
  name: ApiCall;
  redirectUrl: string;
  work: () => Answer;
}

/** Answers a call, once per idempotency key, with the trouble that is configured for it. */
async function meetTrouble(
  provider: Provider,
  { headers }: Call,
  { name, redirectUrl, work }: Work,
): Promise<Answer | null> {
  const { trouble, calls, delayMs } = behaviourOf(provider, redirectUrl);
  const met = calls.includes(name) ? trouble : "none";
  if (met === "down") return failure(503, "The service is unavailable.");
  if (met === "refused") return failure(422, "This can’t be done.");
  if (met === "slow") await pause(delayMs);
  const key = headers["idempotency-key"];
  const known = typeof key === "string" ? provider.answered.get(key) : undefined;
  const answer = known ?? work();
  if (typeof key === "string") provider.answered.set(key, answer);
  return met === "lost" ? null : answer;
}

/** Makes Mollie's response for a payment. */
function paymentBody(payment: StandInPayment, origin: string): object {
  const { id, status, method, createdAt, paidAt, amount, description, redirectUrl, locale, metadata } = payment;
  const taken = chargedBackCents(payment);
  return {
    id,
    createdAt,
    amount,
    description,
    method,
    metadata,
    status,
    locale,
    redirectUrl,
    ...(paidAt !== null && { paidAt, amountRefunded: euros(refundedCents(payment)) }),
    ...(taken > 0 && { amountChargedBack: euros(taken) }),
    _links: status === "open" ? { checkout: { href: `${origin}/checkout/${id}` } } : {},
  };
}

function euros(inCents: number): { currency: string; value: string } {
  return { currency: "EUR", value: (inCents / 100).toFixed(2) };
}

function ok(body: object): Answer {
  return { status: 200, body };
}

function created(body: object): Answer {
  return { status: 201, body };
}

function failure(status: number, detail: string): Answer {
  return { status, body: { status, title: STATUS_CODES[status], detail } };
}
