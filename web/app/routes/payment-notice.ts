import { requestShop } from "#app/features/checkout/shop-requests.server.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import type { Route } from "./+types/payment-notice";

/** Largest body of a webhook call, in bytes: it has one field. */
const maxBytes = 1024;

/**
 * Most webhook calls that this process passes on at the same time, so that a flood of forged calls doesn't slow down
 * checkouts. The payment provider repeats calls that fail.
 */
const maxAtOnce = 6;
let underWay = 0;

export { methodNotAllowed as loader } from "#app/http/method-not-allowed.server.ts";

/**
 * Receives the payment provider's webhook. Anybody can call it: the CMS asks the provider for the true state, and the
 * answer is the same for known and unknown payments. A 503 makes the provider repeat the call, which matters for
 * payments already paid, as nothing else polls those.
 */
export async function action({ request }: Route.ActionArgs) {
  const sender = clientIpKey(request);
  if (!(await isWithinLimit("paymentNotices", sender))) return answer(429);
  const providerId = await idIn(request);
  if (providerId === null) return answer(200);
  if (underWay >= maxAtOnce) return answer(503);
  underWay += 1;
  try {
    const { outcome } = await requestShop({ action: "payment-changed", providerId });
    return answer(outcome === "noted" ? 200 : 503);
  } finally {
    underWay -= 1;
  }
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { "cache-control": "no-store" } });
}

async function idIn(request: Request): Promise<string | null> {
  const id = (await readTextForm(request, maxBytes))?.get("id");
  return typeof id === "string" && /^[a-z]{2,8}_[A-Za-z0-9.]{1,50}$/u.test(id) ? id : null;
}
