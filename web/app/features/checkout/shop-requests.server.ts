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

/**
 * What became of a request. `conflict`: its idempotency key was used for another one. `unavailable`: the content system
 * couldn't be reached, or answered with something else; whether it did the work is unknown.
 */
export type ShopOutcome = ShopAnswer | { outcome: "conflict" } | { outcome: "unavailable" };

/** How long the content system may take, retries included, in milliseconds, where it asks the payment provider itself, or makes a file. */
const slowMs = 20_000;

const slowActions: ReadonlySet<ShopRequest["action"]> = new Set([
  "place",
  "pay",
  "payment-changed",
  "release",
  "file",
  "pass",
]);

/** Pause before a request is sent once more, in milliseconds. */
const retryMs = 300;

/**
 * Asks the shop. All tries have one deadline together. Each is safe to repeat: what changes something carries a key, or
 * leaves a state that the same request doesn't leave again. Never throws.
 */
export async function requestShop(request: ShopRequest): Promise<ShopOutcome> {
  // Anybody may type an address: it says nothing of how the content system is.
  if ("token" in request && !orderTokenSchema.safeParse(request.token).success) {
    return { outcome: "failed", reason: "unknown" };
  }
  const limitMs = slowActions.has(request.action) ? Math.max(slowMs, env.CMS_TIMEOUT_MS) : env.CMS_TIMEOUT_MS;
  const deadline = Date.now() + limitMs;
  try {
    return await post(request, limitMs);
  } catch (error) {
    if (isConflict(error)) return { outcome: "conflict" };
    const leftMs = deadline - Date.now() - retryMs;
    if (!isWorthARetry(error) || leftMs < retryMs) return failed(request, error);
    await pause(retryMs);
    return post(request, leftMs).catch((again: unknown) =>
      isConflict(again) ? ({ outcome: "conflict" } as const) : failed(request, again),
    );
  }
}

async function post(request: ShopRequest, timeoutMs: number): Promise<ShopAnswer> {
  return shopAnswerSchema.parse(await postSigned(shopRequestsPath, "shop", request, timeoutMs));
}

function isConflict(error: unknown): boolean {
  return error instanceof HttpError && error.status === 409;
}

/** Whether nothing answered, or something in between did. */
function isWorthARetry(error: unknown): boolean {
  return error instanceof HttpError ? [429, 502, 503, 504].includes(error.status) : error instanceof TypeError;
}

/** The token of an order opens it, so it isn't logged. */
function failed({ action }: ShopRequest, error: unknown): ShopOutcome {
  log.error("The shop doesn't answer", { action, reason: String(error) });
  return { outcome: "unavailable" };
}
