import type { Order } from "@circuit/contract/shop/order";
import { linesOfOrder } from "#app/features/checkout/begin-order.server.ts";
import { placedCookies } from "#app/features/checkout/held-order-cookie.server.ts";
import { openOrderCookie } from "#app/features/checkout/open-order.server.ts";
import { privatePage } from "#app/http/private-page.server.ts";
import { cookieWithoutOrdered } from "#app/features/shop/cart/ordered-cart.server.ts";

/**
 * Headers that tell a browser that its order is placed: what was ordered leaves its cart, no order is held, and one that
 * waits for its payment can be found again.
 */
export function placedHeaders(request: Request, order: Order): Headers {
  const all = new Headers(privatePage);
  for (const cookie of [cookieWithoutOrdered(request, linesOfOrder(order)), ...placedCookies(), openOrderCookie(order)])
    all.append("set-cookie", cookie);
  return all;
}
