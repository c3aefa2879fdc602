import { createHash } from "node:crypto";
import { orderTokenSchema } from "@circuit/contract/shop/order";
import { cookieValue, httpOnlyCookie, readableCookie } from "#app/http/cookies.server.ts";
import { isSealedToken } from "./order-tokens.server.ts";
import { orderPlacedCookie } from "./order-placed-cookie.ts";

const heldOrder = "held-order";

/** Longest time that an order holds tickets before it is placed, with all extensions, in seconds. */
const longestHold = 4 * 60 * 60;

/** Returns the token of the order that this browser began last; `null` without a valid cookie. */
export function heldOrderOf(request: Request): string | null {
  return orderTokenInCookie(request, heldOrder);
}

/** Reads an order token from a cookie; `null` when it is missing or the content system didn't issue it. */
export function orderTokenInCookie(request: Request, name: string): string | null {
  const token = orderTokenSchema.safeParse(cookieValue(request.headers.get("cookie"), name));
  return token.success && isSealedToken(token.data) ? token.data : null;
}

const recentOrdersCookie = "begun-orders";

/** Most orders that the cookie lists, for checkouts that are open in several tabs. */
const maxRecentOrders = 8;

/** Lifetime of the recent-orders cookie in seconds: a checkout may stay open for hours after its hold has expired. */
const longestKnown = 24 * 60 * 60;

/** Whether this browser began an order, its latest or an earlier one. */
export function isOrderOfBrowser(request: Request, token: string): boolean {
  return heldOrderOf(request) === token || recentOrderMarks(request).includes(markOf(token));
}

/**
 * Cookies to set when a browser begins an order. One stores the order's token, so that the next order can release the
 * tickets. The other lists hashes of the tokens of recent orders, which open nothing.
 */
export function orderCookies(request: Request, token: string): string[] {
  const mark = markOf(token);
  const marks = [mark, ...recentOrderMarks(request).filter((other) => other !== mark)].slice(0, maxRecentOrders);
  return [
    httpOnlyCookie(heldOrder, token, longestHold),
    httpOnlyCookie(recentOrdersCookie, marks.join("."), longestKnown),
  ];
}

/** Returns the token hashes of the orders that this browser began recently, newest first. */
function recentOrderMarks(request: Request): string[] {
  return cookieValue(request.headers.get("cookie"), recentOrdersCookie)?.split(".") ?? [];
}

/** Hashes an order's token to 96 bits, which identify the order without revealing the token. */
function markOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url").slice(0, 16);
}

/** Cookies to set when an order is placed: no order is held, and scripts must refresh their copy of the cart. */
export function placedCookies(): string[] {
  return [httpOnlyCookie(heldOrder, "", 0), readableCookie(orderPlacedCookie, "1", 24 * 60 * 60)];
}
