import { type Order, orderTokenSchema } from "@circuit/contract/shop/order";
import { isLimitUsedUp, isWithinLimit } from "#app/http/rate-limits.server.ts";
import { isSealedToken } from "./order-tokens.server.ts";
import { requestShop } from "./shop-requests.server.ts";

/**
 * Reads the order whose token is in a URL: `unknown` for none, `unavailable` when the content system doesn't answer.
 *
 * A token that the content system issued is always looked up: all visitors behind one IP address may stand at the gate.
 * Other tokens are guesses, so an IP address may try only a few. Unknown tokens aren't cached.
 *
 * @param visitor - As `clientIpKey` returns it.
 */
export async function readOrderByToken(token: string, visitor: string): Promise<Order | "unknown" | "unavailable"> {
  if (!orderTokenSchema.safeParse(token).success) return "unknown";
  const isSealed = isSealedToken(token);
  if (!isSealed && (await isLimitUsedUp("unknownOrders", visitor))) return "unknown";
  const answer = await requestShop({ action: "read", token });
  if (answer.outcome === "order") return answer.order;
  if (answer.outcome !== "failed" || answer.reason !== "unknown") return "unavailable";
  if (!isSealed) await isWithinLimit("unknownOrders", visitor);
  return "unknown";
}
