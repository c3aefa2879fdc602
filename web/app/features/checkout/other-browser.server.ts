import type { Order } from "@circuit/contract/shop/order";
import { isHeld } from "./begin-order.server.ts";
import { requestShop } from "./shop-requests.server.ts";

/** Answer to a browser that submits the checkout of an order that another browser began. */
export type OtherBrowserAnswer =
  /** The order is in its checkout: this browser is led to its own cart, and nothing of the order is shown or done. */
  | { state: "otherBrowser" }
  /** The order was placed: its own page shows the status. */
  | { state: "elsewhere" }
  /** The hold has expired. Only the browser that began the order may begin again with its tickets. */
  | { state: "expired"; order: Order; typed: Record<string, never> }
  | { state: "unknown" }
  | { state: "unavailable" };

/**
 * Answers a browser that submits the checkout of an order that another browser began, perhaps by a shared link: only
 * the browser that began an order may fill it in, extend its hold or reuse its tickets.
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
