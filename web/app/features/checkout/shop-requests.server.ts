import { setTimeout as pause } from "node:timers/promises";
import { orderTokenSchema } from "@circuit/contract/shop/order";
import {
  shopAnswerSchema,
  type ShopAnswer,
  type ShopRequest,
  shopRequestsPath,
} from "@circuit/contract/shop/shop-requests";
import { env } from "#app/env.server.ts";
import { HttpError } from "#app/http/fetch-json.server.ts";
import { postSigned } from "#app/cms/post-signed.server.ts";
import { log } from "#app/log.server.ts";

/** Result of a request. `unavailable`: without a valid answer the work may or may not have been done. */
export type ShopOutcome = ShopAnswer | { outcome: "unavailable" };

/** Time-out in milliseconds, retries included, of actions that call the payment provider or generate a file. */
const slowMs = 20_000;

const slowActions: ReadonlySet<ShopRequest["action"]> = new Set([
  "place",
  "pay",
  "payment-changed",
  "release",
  "file",
  "pass",
]);

/** Pause before the retry, in milliseconds. */
const retryMs = 300;

/**
 * Sends a request to the content system's shop, with one retry before the time-out. Repeating is safe: a request has an
 * idempotency key, or no effect the second time. Never throws.
 */
export async function requestShop(request: ShopRequest): Promise<ShopOutcome> {
  // The token comes from the URL: a malformed one means an unknown order, not an outage.
  if ("token" in request && !orderTokenSchema.safeParse(request.token).success) {
    return { outcome: "failed", reason: "unknown" };
  }
  const limitMs = slowActions.has(request.action) ? Math.max(slowMs, env.CMS_TIMEOUT_MS) : env.CMS_TIMEOUT_MS;
  const deadline = Date.now() + limitMs;
  try {
    return await post(request, limitMs);
  } catch (error) {
    const leftMs = deadline - Date.now() - retryMs;
    if (!isWorthARetry(error) || leftMs < retryMs) return failed(request, error);
    await pause(retryMs);
    return post(request, leftMs).catch((again: unknown) => failed(request, again));
  }
}

async function post(request: ShopRequest, timeoutMs: number): Promise<ShopAnswer> {
  return shopAnswerSchema.parse(await postSigned(shopRequestsPath, "shop", request, timeoutMs));
}

/** Whether the network failed, or a proxy or an overloaded server answered. */
function isWorthARetry(error: unknown): boolean {
  return error instanceof HttpError ? [429, 502, 503, 504].includes(error.status) : error instanceof TypeError;
}

/** Logs a failure, without the order's token, which would open the order. */
function failed({ action }: ShopRequest, error: unknown): ShopOutcome {
  log.error("The shop doesn't answer", { action, reason: String(error) });
  return { outcome: "unavailable" };
}
