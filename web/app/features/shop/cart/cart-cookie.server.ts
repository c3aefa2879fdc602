import type { CartLine } from "@circuit/contract/shop/cart-line";
import { secureCookie } from "#app/http/secure-cookie.server.ts";
import { cartLifeMs, openLines, sealLines } from "./sealed-lines.server.ts";

const name = "cart";

/** The lines in a request's cookies; none when there is no cart, or it isn't ours or too old. */
export function linesInCookie(cookies: string | null): CartLine[] {
  const sealed = new RegExp(`(?:^|;\\s*)${name}=([^;\\s]+)`, "u").exec(cookies ?? "")?.[1] ?? null;
  return openLines(sealed);
}

/** The cookie that keeps a cart for a day; an empty cart removes it. */
export function cartCookie(lines: readonly CartLine[]): string {
  const [value, seconds] = lines.length === 0 ? ["", 0] : [sealLines(lines), cartLifeMs / 1000];
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureCookie()}`;
}
