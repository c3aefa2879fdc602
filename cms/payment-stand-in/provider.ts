import type { IncomingHttpHeaders } from "node:http";
import * as z from "zod";
import type { StandInPayment } from "./payments.ts";

/** What the stand-in holds in memory. */
export interface Provider {
  /** Base URL of the stand-in. */
  origin: string;
  payments: Map<string, StandInPayment>;
  /** Of several that match a payment the last one counts. */
  behaviours: readonly Behaviour[];
  /** Answers of the API by idempotency key. */
  answered: Map<string, Answer>;
}

/** A request with its body. */
export interface Call {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An answer; its body is sent as JSON, or as HTML when it is a text. */
export interface Answer {
  status: number;
  body: object | string;
  /** URL to redirect to. */
  location?: string;
}

/** Parses the JSON body; an empty body counts as an empty object. @throws {SyntaxError} It isn't JSON. */
export function jsonIn({ body }: Call): unknown {
  return body === "" ? {} : JSON.parse(body);
}

/** Names of the calls of Mollie's API for which trouble can be configured. */
const apiCalls = ["create", "update", "read", "cancel", "refund", "refunds", "methods"] as const;

export type ApiCall = (typeof apiCalls)[number];

/**
 * Configures the stand-in for some payments. `slow`: calls take `delayMs`. `down`: they fail with 503. `lost`: they do
 * their work, but the connection breaks. `refused`: they fail with 422.
 */
export const behaviourSchema = z.object({
  /** Selects payments by a text in their redirect URL, such as an order's token; empty for all payments. */
  about: z.string(),
  trouble: z.enum(["none", "slow", "down", "lost", "refused"]).default("none"),
  calls: z.array(z.enum(apiCalls)).default([...apiCalls]),
  delayMs: z.number().int().min(0).default(0),
  /** Whether the webhook is called after changes. */
  isTold: z.boolean().default(true),
});

type Behaviour = z.infer<typeof behaviourSchema>;

/** Finds the behaviour for a payment. */
export function behaviourOf({ behaviours }: Provider, redirectUrl: string): Behaviour {
  return behaviours.findLast(({ about }) => redirectUrl.includes(about)) ?? behaviourSchema.parse({ about: "" });
}
