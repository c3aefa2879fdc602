import type { CartLine } from "@circuit/contract/shop/cart-line";
import { cookieValue, httpOnlyCookie } from "#app/http/cookies.server.ts";
import { cartLifeMs, openLines, sealLines } from "./sealed-lines.server.ts";

const name = "cart";

/** Reads the cart from a request's cookies; empty without a valid cart cookie. */
export function linesInCookie(cookies: string | null): CartLine[] {
  return openLines(cookieValue(cookies, name));
}

/** Returns the cookie that stores a cart for a day; an empty cart deletes it. */
export function cartCookie(lines: readonly CartLine[]): string {
  return lines.length === 0 ? httpOnlyCookie(name, "", 0) : httpOnlyCookie(name, sealLines(lines), cartLifeMs / 1000);
}
