import * as z from "zod";
import { mollieProblemSchema } from "./mollie-schemas.ts";
import { PaymentProviderError } from "./provider.ts";

/** How Mollie is reached. */
export interface MollieAccount {
  /** `test_…` or `live_…`. */
  key: string;
  /** Address of its API, with a slash at the end. */
  url: string;
  /** Longest wait for one answer, in milliseconds. */
  timeoutMs: number;
}

export interface MollieRequest {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below the address of the API, for example `payments/tr_1`. */
  path: string;
  body?: unknown;
  /** Two requests with the same one do their work once. */
  idempotencyKey?: string;
}

/**
 * Asks Mollie once, and gives up when the time is over: nothing goes on behind the visitor's back.
 *
 * @returns The answer, read by the schema.
 * @throws {PaymentProviderError} It is unavailable, refuses, or its answer doesn't fit the schema.
 */
export async function callMollie<Schema extends z.ZodType>(
  account: MollieAccount,
  request: MollieRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const call = `${request.method} ${request.path}`;
  const { status, text } = await send(account, request, call);
  const answer = jsonOf(text);
  if (status >= 400) {
    const problem = mollieProblemSchema.safeParse(answer).data;
    const detail = problem === undefined ? "" : `: ${problem.detail}`;
    throw new PaymentProviderError(
      isInTrouble(status) ? "unavailable" : "refused",
      `Mollie answers ${status} to ${call}${detail}`,
    );
  }
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const problem = `Mollie’s answer to ${call} isn’t understood: ${z.prettifyError(parsed.error)}`;
  throw new PaymentProviderError("unreadable", problem);
}

async function send(
  { key, url, timeoutMs }: MollieAccount,
  { method, path, body, idempotencyKey }: MollieRequest,
  call: string,
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        accept: "application/hal+json",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new PaymentProviderError("unavailable", `Mollie doesn’t answer ${call}: ${String(cause)}`, { cause });
  }
}

/**
 * Whether a retry may succeed: Mollie has an outage, limits our rate, or refuses our key. Nothing is wrong with the
 * request itself.
 */
function isInTrouble(status: number): boolean {
  return status >= 500 || status === 408 || status === 429 || status === 401;
}

/** `undefined` for what is no JSON: no schema knows that. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
