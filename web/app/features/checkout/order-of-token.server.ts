import { type Order, orderTokenSchema } from "@circuit/contract/shop/order";
import { isUsedUp, isWithinLimit } from "#app/http/rate-limits.server.ts";
import { isSealedToken } from "./order-tokens.server.ts";
import { requestShop } from "./shop-requests.server.ts";

/**
 * The order whose token is in an address: `unknown` for none, `unavailable` when the content system can't be asked.
 *
 * A sealed token is always asked for: all visitors behind one address may stand at the gate with their tickets. Of others
 * an address may try a few that lead nowhere; then it is guessing, and the content system isn't asked any more. That a
 * token is unknown is never remembered.
 *
 * @param visitor - As `clientIpKey` gives it.
 */
export async function orderOfToken(token: string, visitor: string): Promise<Order | "unknown" | "unavailable"> {
  if (!orderTokenSchema.safeParse(token).success) return "unknown";
  const isSealed = isSealedToken(token);
  if (!isSealed && (await isUsedUp("unknownOrders", visitor))) return "unknown";
  const answer = await requestShop({ action: "read", token });
  if (answer.outcome === "order") return answer.order;
  if (answer.outcome !== "failed" || answer.reason !== "unknown") return "unavailable";
  if (!isSealed) await isWithinLimit("unknownOrders", visitor);
  return "unknown";
}
