import type { Order } from "@circuit/contract/shop/order";
import { toCartLines } from "#app/features/checkout/begin-order.server.ts";
import { placedCookies } from "#app/features/checkout/held-order-cookie.server.ts";
import { openOrderCookie } from "#app/features/checkout/open-order.server.ts";
import { privateHeaders } from "#app/http/private-page.server.ts";
import { cookieWithoutOrdered } from "#app/features/shop/cart/ordered-cart.server.ts";

/** Returns headers with the cookies of a placed order: its lines leave the cart, and no order is held any more. */
export function placedHeaders(request: Request, order: Order): Headers {
  return privateHeaders([
    cookieWithoutOrdered(request, toCartLines(order)),
    ...placedCookies(),
    openOrderCookie(order),
  ]);
}
