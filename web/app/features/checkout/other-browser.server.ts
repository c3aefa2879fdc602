import type { Order } from "@circuit/contract/shop/order";
import { isHeld } from "./begin-order.server.ts";
import { requestShop } from "./shop-requests.server.ts";

/** The answer to a browser that submits the checkout of an order that it didn't begin. */
export type OtherBrowserAnswer =
  /** It is led to its own cart: of the order nothing is shown, and nothing is done with it. */
  | { state: "otherBrowser" }
  /** The order was placed: its own page says how it stands. */
  | { state: "elsewhere" }
  /** Its places are free again, and only the browser that began it begins again with the same tickets. */
  | { state: "expired"; order: Order; typed: Record<string, never> }
  | { state: "unknown" }
  | { state: "unavailable" };

/**
 * Answers a checkout's form that is sent by a browser which didn't begin the order. The link may have been shared: only the
 * browser that began the order may fill it in, extend its hold, or reuse its tickets.
 */
export async function answerOtherBrowser(token: string): Promise<OtherBrowserAnswer> {
  const read = await requestShop({ action: "read", token });
  if (read.outcome === "failed" && read.reason === "unknown") return { state: "unknown" };
  if (read.outcome !== "order") return { state: "unavailable" };
  const { order } = read;
  if (isHeld(order)) return { state: "otherBrowser" };
  // Only a placed order has a number.
  return order.number === null ? { state: "expired", order, typed: {} } : { state: "elsewhere" };
}
