import { createHash } from "node:crypto";
import { orderTokenSchema } from "@circuit/contract/shop/order";
import { secureCookie } from "#app/http/secure-cookie.server.ts";
import { isSealedToken } from "./order-tokens.server.ts";
import { orderPlacedCookie } from "./order-placed-cookie.ts";

const heldOrder = "held-order";

/** Longest that an order's places are held without a placed order, with all extensions, in seconds. */
const longestHold = 4 * 60 * 60;

/** The order that this browser began last; `null` for none, or for a malformed cookie. */
export function heldOrderOf(request: Request): string | null {
  return orderTokenInCookie(request, heldOrder);
}

/** The token of an order that a cookie of the browser holds; `null` for none, or a made-up one. */
export function orderTokenInCookie(request: Request, name: string): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`, "u").exec(cookies)?.[1];
  const token = orderTokenSchema.safeParse(value);
  return token.success && isSealedToken(token.data) ? token.data : null;
}

const recentOrdersCookie = "begun-orders";

/** Most orders that a browser knows as its own: one for each tab in which a checkout may still be open. */
const maxRecentOrders = 8;

/** How long it knows them, in seconds: a checkout may stay open for hours after its time is up. */
const longestKnown = 24 * 60 * 60;

/** Whether this browser began an order, be it its newest or one before that. */
export function isOrderOfBrowser(request: Request, token: string): boolean {
  return heldOrderOf(request) === token || recentOrderMarks(request).includes(markOf(token));
}

/**
 * Cookies of a browser that began an order. One holds its token: another order of the same browser gives its places back.
 * The other tells all orders that this browser began of late by marks, which open nothing.
 */
export function orderCookies(request: Request, token: string): string[] {
  const mark = markOf(token);
  const marks = [mark, ...recentOrderMarks(request).filter((other) => other !== mark)].slice(0, maxRecentOrders);
  return [
    `${heldOrder}=${token}; Path=/; Max-Age=${longestHold}; HttpOnly; SameSite=Lax${secureCookie()}`,
    `${recentOrdersCookie}=${marks.join(".")}; Path=/; Max-Age=${longestKnown}; HttpOnly; SameSite=Lax${secureCookie()}`,
  ];
}

/** Marks of the orders that this browser began of late, the newest first. */
function recentOrderMarks(request: Request): string[] {
  const cookies = request.headers.get("cookie") ?? "";
  return new RegExp(`(?:^|;\\s*)${recentOrdersCookie}=([\\w.-]+)`, "u").exec(cookies)?.[1]?.split(".") ?? [];
}

/** Identifies an order without revealing its token: a hash of 96 bits, for which no other token can be found. */
function markOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url").slice(0, 16);
}

/** Cookies of a placed order: none is held, and the browser is to renew its own copy of the cart. */
export function placedCookies(): string[] {
  return [
    `${heldOrder}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secureCookie()}`,
    `${orderPlacedCookie}=1; Path=/; Max-Age=86400; SameSite=Lax${secureCookie()}`,
  ];
}
