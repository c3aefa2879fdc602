import { randomBytes } from "node:crypto";
import type { Locale } from "@circuit/contract/locales";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { readAvailability, readCatalogue } from "#app/cms/shop.server.ts";
import { cartCookie, linesInCookie } from "./cart-cookie.server.ts";
import { countsIn, type CartData } from "./cart-data.ts";
import { checkCart } from "./check-cart.server.ts";

/** A visitor's cart, for the checkout. */
export interface CartToOrder {
  /** All of it, named, priced and checked. */
  cart: CartData;
  /**
   * The lines that count, to begin an order with. One whose price has changed keeps the price that was seen: the shop
   * refuses it until the visitor has agreed, and the cart's page asks for that.
   */
  lines: CartLine[];
}

/**
 * Reads the cart that a request's cookie keeps.
 *
 * @throws {CmsError | CmsContractError} The catalogue could never be read.
 */
export async function readCart(request: Request, locale: Locale): Promise<CartToOrder> {
  const cart = await checkLines(linesInCookie(request.headers.get("cookie")), locale);
  const lines = cart.stored.filter((_, index) => {
    const view = cart.lines[index];
    return view !== undefined && countsIn(view);
  });
  return { cart, lines };
}

/** Names, prices and checks lines, by the newest that is known; an empty cart needs nothing to be known. */
export async function checkLines(lines: readonly CartLine[], locale: Locale): Promise<CartData> {
  const [catalogue, availability] =
    lines.length === 0
      ? [{ events: [] }, { at: "", admissions: {} }]
      : await Promise.all([readCatalogue(locale), readAvailability()]);
  return checkCart(lines, { catalogue, availability, locale });
}

/** The header that removes the cart, once its order is placed. */
export function emptiedCart(): string {
  return cartCookie([]);
}

/** A new idempotency key, for the form that begins an order: one press of its button makes one order. */
export function newOrderKey(): string {
  return randomBytes(24).toString("base64url");
}
