import { type Order, orderTokenSchema } from "@circuit/contract/shop/order";
import { askShop } from "./shop-requests.server.ts";

/**
 * The order whose token is in an address: `unknown` for none, `away` when the content system can't be asked. Wrong ones
 * aren't counted: nobody guesses 32 random bytes, and a limit would shut out all visitors behind one address, with
 * their tickets at the gate.
 */
export async function orderOfToken(token: string): Promise<Order | "unknown" | "away"> {
  if (!orderTokenSchema.safeParse(token).success) return "unknown";
  const answer = await askShop({ action: "read", token });
  if (answer.outcome === "order") return answer.order;
  return answer.outcome === "failed" && answer.reason === "unknown" ? "unknown" : "away";
}
