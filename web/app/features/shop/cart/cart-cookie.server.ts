import type { CartLine } from "@circuit/contract/shop/cart-line";
import { secureAttribute } from "#app/http/secure-attribute.server.ts";
import { cartLifeMs, openLines, sealLines } from "./sealed-lines.server.ts";

const name = "cart";

/** Reads the cart from a request's cookies; empty without a valid cart cookie. */
export function linesInCookie(cookies: string | null): CartLine[] {
  const sealed = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]+)`, "u").exec(cookies ?? "")?.[1] ?? null;
  return openLines(sealed);
}

/** Returns the cookie that stores a cart for a day; an empty cart deletes it. */
export function cartCookie(lines: readonly CartLine[]): string {
  const [value, seconds] = lines.length === 0 ? ["", 0] : [sealLines(lines), cartLifeMs / 1000];
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureAttribute()}`;
}
