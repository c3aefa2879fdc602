import { requestShop } from "#app/features/checkout/shop-requests.server.ts";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { onlyPosts } from "#app/http/only-posts.server.ts";
import type { Route } from "./+types/payment-notice";

/** What a notice may weigh, in bytes: it has one field. */
const maxBytes = 1024;

/**
 * Notices that this process passes on at a time. The provider repeats what it couldn't tell, and the content system asks
 * after payments by itself; who pretends to be the provider, from however many addresses, mustn't take the time of who
 * is checking out.
 */
const maxAtOnce = 6;
let underWay = 0;

export function loader() {
  return onlyPosts();
}

/**
 * The payment provider tells that a payment changed. Anybody may say so: the content system asks the provider what is
 * true, and the answer here is the same for every payment, known or not. When it couldn't be passed on, or the provider not
 * asked, it is a 503, which makes the provider tell it again: of a payment that is paid nobody else asks.
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
