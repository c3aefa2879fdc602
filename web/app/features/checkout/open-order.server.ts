import type { Order } from "@circuit/contract/shop/order";
import { httpOnlyCookie } from "#app/http/cookies.server.ts";
import { orderTokenInCookie } from "./held-order-cookie.server.ts";
import { requestShop } from "./shop-requests.server.ts";

const openOrder = "open-order";

/** Longest time that an order waits for payment, with all attempts to pay, in seconds. */
const longestWait = 4 * 60 * 60;

/** The cookie that remembers a placed order while it waits for payment; in any other state it is cleared. */
export function openOrderCookie({ token, state }: Pick<Order, "token" | "state">): string {
  return state === "awaiting-payment" ? httpOnlyCookie(openOrder, token, longestWait) : clearedOpenOrderCookie();
}

/** Clears the cookie, so that the next user of the browser isn't led to somebody else's order. */
export function clearedOpenOrderCookie(): string {
  return httpOnlyCookie(openOrder, "", 0);
}

/** Returns this browser's order that waits for payment; `null` for none, or without an answer of the content system. */
export async function readOpenOrder(request: Request): Promise<Order | null> {
  const token = orderTokenInCookie(request, openOrder);
  const read = token === null ? null : await requestShop({ action: "read", token });
  return read?.outcome === "order" && read.order.state === "awaiting-payment" ? read.order : null;
}
