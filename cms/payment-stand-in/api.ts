import { setTimeout as pause } from "node:timers/promises";
import type * as z from "zod";
import {
  embeddedRefunds,
  methodsResponse,
  paymentResponse,
  problem,
  refundResponse,
  refundsResponse,
} from "./answers.ts";
import type { Behaviours, Call } from "./behaviour.ts";
import { answerJson, type Exchange, jsonIn } from "./exchange.ts";
import {
  changedPaymentSchema,
  newPaymentSchema,
  newRefundSchema,
  type StandInPayment,
  type StandInPayments,
} from "./payments.ts";

interface Answer {
  status: number;
  body: object;
}

/** Matches Mollie's API keys for testing. */
const testKey = /^Bearer test_[A-Za-z0-9]{30,}$/u;

/** Answers the calls of Mollie's API, version 2, that the shop uses. */
export class StandInApi {
  readonly #payments: StandInPayments;
  readonly #behaviours: Behaviours;
  readonly #origin: string;
  /** Answers by idempotency key. */
  readonly #answered = new Map<string, Answer>();

  constructor(payments: StandInPayments, behaviours: Behaviours, origin: string) {
    this.#payments = payments;
    this.#behaviours = behaviours;
    this.#origin = origin;
  }

  /** Answers a request below `/v2/`. */
  async answer(exchange: Exchange): Promise<void> {
    const { request, method, url } = exchange;
    if (!testKey.test(request.headers.authorization ?? "")) {
      return send(exchange, failure(401, "Unauthorized Request", "Missing authentication, or failed to authenticate"));
    }
    const [, id, list, more] = url.pathname.replace(/^\/v2\//u, "").split("/");
    if (url.pathname === "/v2/payments" && method === "POST") return this.#create(exchange);
    if (url.pathname === "/v2/methods" && method === "GET") {
      return this.#meetTrouble(exchange, "methods", "", () => this.#ok(methodsResponse(this.#origin)));
    }
    const payment = url.pathname.startsWith("/v2/payments/") ? this.#payments.find(id ?? "") : undefined;
    if (payment === undefined || more !== undefined) {
      return send(exchange, failure(404, "Not Found", `No payment exists with token ${id}.`));
    }
    const work = this.#workOn(payment, `${method} ${list ?? ""}`, exchange);
    if (work === null) return send(exchange, failure(404, "Not Found", "No such resource."));
    return this.#meetTrouble(exchange, work.call, payment.redirectUrl, work.answer);
  }

  /** Forgets the idempotency keys, as Mollie does after an hour. */
  clearIdempotencyKeys(): void {
    this.#answered.clear();
  }

  #workOn(payment: StandInPayment, asked: string, exchange: Exchange): { call: Call; answer: () => Answer } | null {
    switch (asked) {
      case "GET ":
        return { call: "read", answer: () => this.#ok(this.#read(payment, exchange)) };
      case "PATCH ":
        return { call: "update", answer: () => this.#change(payment, exchange) };
      case "DELETE ":
        return { call: "cancel", answer: () => this.#cancel(payment) };
      case "GET refunds":
        return { call: "refunds", answer: () => this.#ok(refundsResponse(payment, this.#origin)) };
      case "POST refunds":
        return { call: "refund", answer: () => this.#refund(payment, exchange) };
      default:
        return null;
    }
  }

  #create(exchange: Exchange): Promise<void> | void {
    const asked = newPaymentSchema.safeParse(jsonIn(exchange));
    if (!asked.success) return send(exchange, invalid(asked.error));
    return this.#meetTrouble(exchange, "create", asked.data.redirectUrl, () => ({
      status: 201,
      body: paymentResponse(this.#payments.create(asked.data), this.#origin),
    }));
  }

  #read(payment: StandInPayment, { url }: Exchange): object {
    const answer = paymentResponse(payment, this.#origin);
    if (url.searchParams.get("embed") !== "refunds") return answer;
    return { ...answer, ...embeddedRefunds(payment, this.#origin) };
  }

  #change(payment: StandInPayment, exchange: Exchange): Answer {
    const asked = changedPaymentSchema.safeParse(jsonIn(exchange));
    if (!asked.success) return invalid(asked.error);
    if (payment.status !== "open") return failure(422, "Unprocessable Entity", "The payment cannot be updated.", "id");
    Object.assign(payment, asked.data);
    return this.#ok(paymentResponse(payment, this.#origin));
  }

  #cancel(payment: StandInPayment): Answer {
    if (payment.status !== "open") {
      return failure(422, "Unprocessable Entity", "The payment cannot be cancelled.", "id");
    }
    this.#payments.settle(payment, "canceled");
    return this.#ok(paymentResponse(payment, this.#origin));
  }

  #refund(payment: StandInPayment, exchange: Exchange): Answer {
    const asked = newRefundSchema.safeParse(jsonIn(exchange));
    if (!asked.success) return invalid(asked.error);
    const refund = this.#payments.refund(payment, asked.data);
    if (refund === null) {
      return failure(422, "Unprocessable Entity", "The amount is higher than the maximum", "amount");
    }
    return { status: 201, body: refundResponse(refund, payment.id, this.#origin) };
  }

  #ok(body: object): Answer {
    return { status: 200, body };
  }

  /** Answers a call, once per idempotency key, with the trouble that is configured for it. */
  async #meetTrouble(exchange: Exchange, call: Call, redirectUrl: string, work: () => Answer): Promise<void> {
    const { trouble, delayMs } = this.#behaviours.troubleOf(call, redirectUrl);
    if (trouble === "down") return send(exchange, failure(503, "Service Unavailable", "The service is unavailable."));
    if (trouble === "refused") return send(exchange, failure(422, "Unprocessable Entity", "This can’t be done."));
    if (trouble === "slow") await pause(delayMs);
    const key = exchange.request.headers["idempotency-key"];
    const known = typeof key === "string" ? this.#answered.get(key) : undefined;
    const answer = known ?? work();
    if (typeof key === "string" && answer.status < 500) this.#answered.set(key, answer);
    if (trouble === "lost") exchange.response.destroy();
    else send(exchange, answer);
  }
}

function send(exchange: Exchange, { status, body }: Answer): void {
  answerJson(exchange, status, body);
}

function failure(status: number, title: string, detail: string, field?: string): Answer {
  return { status, body: problem(status, title, detail, field) };
}

function invalid(error: z.ZodError): Answer {
  const [issue] = error.issues;
  return failure(422, "Unprocessable Entity", issue?.message ?? "Invalid", issue?.path.join("."));
}
