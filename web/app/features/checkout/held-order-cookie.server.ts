import { orderTokenSchema } from "@circuit/contract/shop/order";
import { secureCookie } from "#app/http/secure-cookie.server.ts";
import { isSealedToken } from "./order-tokens.server.ts";
import { placedMark } from "./placed-mark.ts";

const heldOrder = "held-order";

/** Longest that an order's places are held without a placed order, with all extensions, in seconds. */
const longestHold = 4 * 60 * 60;

/** The order that this browser began last; `null` for none, or a made-up one, for which nobody is asked. */
export function heldOrderOf(request: Request): string | null {
  return tokenInCookie(request, heldOrder);
}

/** The token of an order that a cookie of the browser holds; `null` for none, or a made-up one. */
export function tokenInCookie(request: Request, name: string): string | null {
  const cookies = request.headers.get("cookie") ?? "";
  const value = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`, "u").exec(cookies)?.[1];
  const token = orderTokenSchema.safeParse(value);
  return token.success && isSealedToken(token.data) ? token.data : null;
}

/** The cookie that remembers a begun order: another one of the same browser gives its places back. */
export function heldOrderCookie(token: string): string {
  return `${heldOrder}=${token}; Path=/; Max-Age=${longestHold}; HttpOnly; SameSite=Lax${secureCookie()}`;
}

/** Cookies of a placed order: none is held, and the browser is to renew its own copy of the cart. */
export function placedCookies(): string[] {
  return [
    `${heldOrder}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secureCookie()}`,
    `${placedMark}=1; Path=/; Max-Age=86400; SameSite=Lax${secureCookie()}`,
  ];
}
