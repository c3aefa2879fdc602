import * as z from "zod";
import { jsonText } from "../../site-link/json-text.ts";
import { mollieProblemSchema } from "./mollie-schemas.ts";
import { PaymentProviderError } from "./provider.ts";

export interface MollieAccount {
  /** `test_…` or `live_…`. */
  key: string;
  /** Base URL of the API, with a slash at the end. */
  url: string;
  /** Timeout of one request, in milliseconds. */
  timeoutMs: number;
}

export interface MollieRequest {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Path below the base URL, for example `payments/tr_1`. */
  path: string;
  body?: unknown;
  idempotencyKey?: string;
}

/**
 * Sends one request to Mollie, without retries.
 *
 * @returns The answer, parsed by the schema.
 * @throws {PaymentProviderError} Mollie is unavailable or refuses, or its answer doesn't fit the schema.
 */
export async function callMollie<Schema extends z.ZodType>(
  account: MollieAccount,
  request: MollieRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  const call = `${request.method} ${request.path}`;
  const { status, text } = await send(account, request, call);
  if (status >= 400) {
    const problem = jsonText(mollieProblemSchema).safeParse(text).data;
    const detail = problem === undefined ? "" : `: ${problem.detail}`;
    throw new PaymentProviderError(
      isTemporaryFailure(status) ? "unavailable" : "refused",
      `Mollie answers ${status} to ${call}${detail}`,
    );
  }
  const parsed = jsonText(schema).safeParse(text);
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

/** Whether a later retry may succeed: Mollie has an outage, limits our rate, or refuses our key. */
function isTemporaryFailure(status: number): boolean {
  return status >= 500 || status === 408 || status === 429 || status === 401;
}
