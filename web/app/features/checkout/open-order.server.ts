import type { Order } from "@circuit/contract/shop/order";
import { secureCookie } from "#app/http/secure-cookie.server.ts";
import { orderTokenInCookie } from "./held-order-cookie.server.ts";
import { requestShop } from "./shop-requests.server.ts";

const openOrder = "open-order";

/** Longest that an order waits for its payment, with all tries of it, in seconds. */
const longestWait = 4 * 60 * 60;

/** The cookie that remembers a placed order as long as it waits for its payment; of another it remembers nothing. */
export function openOrderCookie({ token, state }: Pick<Order, "token" | "state">): string {
  return state === "awaiting-payment" ? cookieOf(token, longestWait) : forgottenOrderCookie();
}

/** Forgets it: who uses the browser after somebody signed out isn't led to their order. */
export function forgottenOrderCookie(): string {
  return cookieOf("", 0);
}

function cookieOf(value: string, seconds: number): string {
  return `${openOrder}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureCookie()}`;
}

/** The order of this browser that still waits for its payment; `null` for none, and when it can't be asked. */
export async function openOrderOf(request: Request): Promise<Order | null> {
  const token = orderTokenInCookie(request, openOrder);
  const read = token === null ? null : await requestShop({ action: "read", token });
  return read?.outcome === "order" && read.order.state === "awaiting-payment" ? read.order : null;
}
