import { randomBytes } from "node:crypto";
import type { Locale } from "@circuit/contract/locales";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { readAvailability, readCatalogue } from "#app/cms/shop.server.ts";
import { linesInCookie } from "./cart-cookie.server.ts";
import { countsIn, type CartData } from "./cart-data.ts";
import { checkCart, type PromisedPrices } from "./check-cart.server.ts";

/** A visitor's cart, for the checkout. */
export interface CartToOrder {
  /** All of it, named, priced and checked. */
  cart: CartData;
  /**
   * The lines that count, to begin an order with, at the prices that the cart's page says. One whose price has changed
   * keeps the price that was seen: the shop refuses it until the visitor has agreed, and the cart's page asks for that.
   */
  lines: CartLine[];
}

/**
 * Reads the cart that a request's cookie keeps.
 *
 * @throws {CmsError | CmsContractError} The catalogue could never be read.
 */
export async function readCart(
  request: Request,
  { locale, promisedTo }: { locale: Locale; promisedTo: PromisedTo },
): Promise<CartToOrder> {
  const cart = await checkLines(linesInCookie(request.headers.get("cookie")), locale, promisedTo);
  const lines = cart.stored.flatMap((line, index) => {
    const view = cart.lines[index];
    if (view === undefined || view.ticket === null || !countsIn(view)) return [];
    return view.issue === null ? { ...line, seenNetCents: view.ticket.unit.netCents } : line;
  });
  return { cart, lines };
}

/** Finds the prices that a visitor was promised for the lines of a cart. */
export type PromisedTo = (lines: readonly CartLine[]) => Promise<PromisedPrices>;

/** Names, prices and checks lines, by the newest that is known; an empty cart needs nothing to be known. */
export async function checkLines(
  lines: readonly CartLine[],
  locale: Locale,
  promisedTo: PromisedTo,
): Promise<CartData> {
  const [catalogue, availability, promised] =
    lines.length === 0
      ? [{ events: [] }, { at: "", admissions: {} }, {}]
      : await Promise.all([readCatalogue(locale), readAvailability(), promisedTo(lines)]);
  return checkCart(lines, { catalogue, availability, locale, promised });
}

/** A new idempotency key, for the form that begins an order: one press of its button makes one order. */
export function newOrderKey(): string {
  return randomBytes(24).toString("base64url");
}
