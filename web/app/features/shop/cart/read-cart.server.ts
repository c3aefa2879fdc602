import { randomBytes } from "node:crypto";
import type { Locale } from "@circuit/contract/locales";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { readAvailability, readCatalogue } from "#app/cms/shop.server.ts";
import { linesInCookie } from "./cart-cookie.server.ts";
import { countsIn, type CartData } from "./cart-data.ts";
import { checkCart, type LockedPrices } from "./check-cart.server.ts";
import { lineKey } from "./ticket-field.ts";

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
  { locale, priceLock }: { locale: Locale; priceLock: ReadPriceLock },
): Promise<CartToOrder> {
  const cart = await checkLines(linesInCookie(request.headers.get("cookie")), locale, priceLock);
  const lines = cart.stored.flatMap((line, index) => {
    const view = cart.lines[index];
    if (view === undefined || view.ticket === null || !countsIn(view)) return [];
    return view.issue === null ? { ...line, seenPriceCents: view.ticket.priceCents } : line;
  });
  return { cart, lines };
}

/** Prices that were promised to a visitor. */
interface LockedOffer {
  /** The prices of when they joined a waiting room. */
  joined: LockedPrices;
  /** The lines of their order that waits in its checkout: its places are theirs to order. */
  held: readonly CartLine[];
  /** Whether that order goes on in this language; else a new one begins, at the prices of now. */
  goesOn: boolean;
}

/** Finds what a visitor was promised. */
export type ReadPriceLock = () => Promise<LockedOffer>;

const noPriceLock: LockedOffer = { joined: {}, held: [], goesOn: false };

/**
 * Names, prices and checks lines by the newest catalogue; an empty cart needs none. Prices of held
 * places hold for the cart that goes on with their order: the one whose lines that count are the order's.
 */
export async function checkLines(
  lines: readonly CartLine[],
  locale: Locale,
  priceLock: ReadPriceLock,
): Promise<CartData> {
  const [catalogue, availability, lock] =
    lines.length === 0
      ? [{ events: [] }, { at: "", admissions: {} }, noPriceLock]
      : await Promise.all([readCatalogue(locale), readAvailability(), priceLock()]);
  const { joined, held, goesOn } = lock;
  const shelf = { catalogue, availability, locale, locked: joined, held };
  const cart = checkCart(lines, shelf);
  if (!goesOn || amountsOf(cart.lines.filter(countsIn)) !== amountsOf(held)) return cart;
  const ofHeld = held.map((line) => [lineKey(line), line.seenPriceCents] as const);
  return checkCart(lines, { ...shelf, locked: { ...joined, ...Object.fromEntries(ofHeld) } });
}

function amountsOf(lines: readonly Pick<CartLine, "ticketId" | "admission" | "quantity">[]): string {
  return lines.map((line) => `${line.quantity} ${lineKey(line)}`).join(";");
}

/** A new idempotency key, for the form that begins an order: one press of its button makes one order. */
export function newOrderKey(): string {
  return randomBytes(24).toString("base64url");
}
