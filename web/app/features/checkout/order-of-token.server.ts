import { type Order, orderTokenSchema } from "@circuit/contract/shop/order";
import { addressKey } from "#app/http/address-key.server.ts";
import { isUsedUp, isWithinLimit } from "#app/http/rate-limits.server.ts";
import { askShop } from "./shop-requests.server.ts";

/**
 * The order whose token is in an address: `unknown` for none, `away` when the content system can't be asked. Who tried
 * many that led nowhere is guessing: for them the content system isn't asked any more.
 */
export async function orderOfToken(request: Request, token: string): Promise<Order | "unknown" | "away"> {
  if (!orderTokenSchema.safeParse(token).success) return "unknown";
  const visitor = addressKey(request.headers.get("x-client-address") ?? "unknown");
  if (await isUsedUp("unknownLinks", visitor)) return "unknown";

  const answer = await askShop({ action: "read", token });
  if (answer.outcome === "order") return answer.order;
  if (answer.outcome === "away" || answer.outcome === "conflict") return "away";
  await isWithinLimit("unknownLinks", visitor);
  return "unknown";
}
