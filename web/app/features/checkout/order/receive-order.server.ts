import type { Locale } from "@circuit/contract/locales";
import type { Order } from "@circuit/contract/shop/order";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { clientIpKey } from "#app/http/client-ip-key.server.ts";
import { readTextForm } from "#app/http/form-body.server.ts";
import { isCrossOrigin } from "#app/http/cross-origin.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { isOrderOfBrowser } from "../held-order-cookie.server.ts";
import { rateLimitKeyOf } from "../order-tokens.server.ts";
import { requestShop } from "../shop-requests.server.ts";
import { orderIntent, type OrderProblem } from "./order-view-data.ts";

/** Outcome of a button press on an order's page. */
export type ReceivedOrder =
  /** The visitor goes to the payment provider. */
  | { state: "pay"; payAt: string }
  /** The action succeeded; the page shows the order's new status. */
  | { state: "done"; order: Order }
  /** The visitor orders again: the order's lines go back into the cart. */
  | { state: "again"; order: Order }
  /** Another browser began the order, which isn't placed yet, so nothing is done. */
  | { state: "otherBrowser" }
  | { state: "refused"; problem: OrderProblem; status: 403 | 409 | 429 | 503 }
  /**
   * The content system didn't answer, so the order can't be shown. `unavailable`: the action wasn't requested, so
   * nothing changed. `pay-unsure`, `cancel-unsure`: it was, so it may have been carried out.
   */
  | { state: "unanswered"; kind: "unavailable" | "pay-unsure" | "cancel-unsure" }
  | { state: "unknown" };

/** Maximum size of the request body, in bytes. */
const maxBytes = 4096;

/**
 * Begins another payment, cancels the order, or puts its tickets back into the cart. Until the order is placed only the
 * browser that began it may do so; afterwards anybody with its link, which is in its mails.
 *
 * @param locale - The page's language, which the payment provider's redirect and later mails follow.
 */
export async function receiveOrder(request: Request, token: string, locale: Locale): Promise<ReceivedOrder> {
  if (isCrossOrigin(request)) return { state: "refused", problem: "elsewhere", status: 403 };
  const beganHere = isOrderOfBrowser(request, token);
  const counted = rateLimitKeyOf(token, clientIpKey(request));
  // Requests of other browsers count apart, so that they can't use up the customer's rate limit.
  const isWithin = await isWithinLimit("orders", beganHere ? counted : `${counted} elsewhere`);
  if (!isWithin) return { state: "refused", problem: "unavailable", status: 429 };
  const intent = await intentOf(request);
  if (intent === null) return { state: "refused", problem: "wrong-state", status: 409 };

  // Reads the order first, with a short time-out: without an answer the action is never requested, nor done later.
  const read = await requestShop({ action: "read", token });
  if (read.outcome === "failed") return { state: "unknown" };
  if (read.outcome !== "order") return { state: "unanswered", kind: "unavailable" };
  // Only a placed order has a number.
  if (read.order.number === null && !beganHere) return { state: "otherBrowser" };
  return intent === "again" ? { state: "again", order: read.order } : change(intent, token, locale);
}

type Change = "pay" | "cancel";
type Intent = Change | "again";

/** Begins another payment, or cancels the order. */
async function change(intent: Change, token: string, locale: Locale): Promise<ReceivedOrder> {
  const answer = await requestShop(requestOf(intent, token, locale));
  if (answer.outcome === "order") {
    return answer.payAt === null || intent !== "pay"
      ? { state: "done", order: answer.order }
      : { state: "pay", payAt: answer.payAt };
  }
  if (answer.outcome !== "failed") return { state: "unanswered", kind: `${intent}-unsure` };
  if (answer.reason === "unknown") return { state: "unknown" };
  return answer.reason === "provider-away"
    ? { state: "refused", problem: `${intent}-silent`, status: 503 }
    : { state: "refused", problem: "wrong-state", status: 409 };
}

function requestOf(intent: Change, token: string, locale: Locale): ShopRequest {
  return intent === "pay" ? { action: "pay", token, locale } : { action: "release", token };
}

async function intentOf(request: Request): Promise<Intent | null> {
  const intent = (await readTextForm(request, maxBytes))?.get(orderIntent.name);
  return intent === orderIntent.pay || intent === orderIntent.cancel || intent === orderIntent.again ? intent : null;
}
