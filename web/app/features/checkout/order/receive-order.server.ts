import type { Locale } from "@circuit/contract/locales";
import type { Order } from "@circuit/contract/shop/order";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { clientOf } from "#app/http/client-of.server.ts";
import { readFormBody } from "#app/http/form-body.server.ts";
import { FormBodyError } from "#app/http/received-form.server.ts";
import { isForeign } from "#app/http/foreign-origin.server.ts";
import { isWithinLimit } from "#app/http/rate-limits.server.ts";
import { countedAs } from "../order-tokens.server.ts";
import { askShop } from "../shop-requests.server.ts";
import { orderIntent, type OrderProblem } from "./order-view-data.ts";

/** What became of a press of a button on an order's page. */
export type ReceivedOrder =
  /** Off to the payment provider. */
  | { state: "pay"; payAt: string }
  /** Done: the page shows how the order stands now. */
  | { state: "done"; order: Order }
  /** To be ordered again: its lines go back into the cart. */
  | { state: "again"; order: Order }
  | { state: "refused"; problem: OrderProblem; status: 403 | 409 | 429 | 503 }
  | { state: "unknown" };

/** The page's forms have one field. */
const mostBytes = 4096;

/**
 * Begins another payment, cancels the order, or orders the same again.
 *
 * @param locale - The page's language: who pays goes on in it, also back from the bank and in mails.
 */
export async function receiveOrder(request: Request, token: string, locale: Locale): Promise<ReceivedOrder> {
  if (isForeign(request)) return { state: "refused", problem: "elsewhere", status: 403 };
  const isWithin = await isWithinLimit("orders", countedAs(token, clientOf(request)));
  if (!isWithin) return { state: "refused", problem: "away", status: 429 };
  const intent = await intentOf(request);
  if (intent === null) return { state: "refused", problem: "wrong-state", status: 409 };

  const answer = await askShop(requestOf(intent, token, locale));
  if (answer.outcome === "order") {
    if (intent === "again") return { state: "again", order: answer.order };
    return answer.payAt === null || intent !== "pay"
      ? { state: "done", order: answer.order }
      : { state: "pay", payAt: answer.payAt };
  }
  if (answer.outcome !== "failed") return { state: "refused", problem: "away", status: 503 };
  if (answer.reason === "unknown") return { state: "unknown" };
  return answer.reason === "provider-away"
    ? { state: "refused", problem: "provider-away", status: 503 }
    : { state: "refused", problem: "wrong-state", status: 409 };
}

type Intent = "pay" | "cancel" | "again";

/** What each button asks of the shop. */
function requestOf(intent: Intent, token: string, locale: Locale): ShopRequest {
  if (intent === "pay") return { action: "pay", token, locale };
  return { action: intent === "cancel" ? "release" : "read", token };
}

async function intentOf(request: Request): Promise<Intent | null> {
  try {
    const { data, remove } = await readFormBody(request, mostBytes);
    await remove();
    const intent = data.get(orderIntent.name);
    return intent === orderIntent.pay || intent === orderIntent.cancel || intent === orderIntent.again ? intent : null;
  } catch (error) {
    if (error instanceof FormBodyError) return null;
    throw error;
  }
}
