import { randomBytes } from "node:crypto";
import type { Locale } from "@circuit/contract/locales";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { readAvailability, readCatalogue } from "#app/cms/shop.server.ts";
import { linesInCookie } from "./cart-cookie.server.ts";
import { isOrderable, type CartData } from "./cart-data.ts";
import { checkCart, type LockedPrices } from "./check-cart.server.ts";
import { lineKey } from "./ticket-field.ts";

/** A visitor's cart, for the checkout. */
export interface CartToOrder {
  /** All lines, also those that can't be ordered. */
  cart: CartData;
  /**
   * The lines to begin an order with, at the prices on the cart page. A line whose price has changed keeps the price
   * that was seen: the CMS refuses it until the visitor has agreed to the new price.
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
  const stored = linesInCookie(request.headers.get("cookie"));
  const cart = await checkLines(stored, locale, priceLock);
  const lines = stored.flatMap((line, index) => {
    const view = cart.lines[index];
    if (view === undefined || view.ticket === null || !isOrderable(view)) return [];
    return view.issue === null ? { ...line, seenPriceCents: view.ticket.priceCents } : line;
  });
  return { cart, lines };
}

/** Prices and tickets that were promised to a visitor. */
interface LockedOffer {
  /** Prices at the moment when the visitor joined a waiting room. */
  joined: LockedPrices;
  /** Lines of the order that the visitor holds in the checkout. */
  held: readonly CartLine[];
  /** Whether that order is in this language; if not, a new order begins, at current prices. */
  isSameLanguage: boolean;
}

/** Reads which prices and tickets were promised to a visitor. */
export type ReadPriceLock = () => Promise<LockedOffer>;

const noPriceLock: LockedOffer = { joined: {}, held: [], isSameLanguage: false };

/**
 * Names, prices and checks lines by the current catalogue. The prices of a held order apply when the orderable lines
 * are exactly the order's.
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
  const { joined, held, isSameLanguage } = lock;
  const shelf = { catalogue, availability, locale, locked: joined, held };
  const cart = checkCart(lines, shelf);
  if (!isSameLanguage || amountsOf(cart.lines.filter(isOrderable)) !== amountsOf(held)) return cart;
  const ofHeld = held.map((line) => [lineKey(line), line.seenPriceCents] as const);
  return checkCart(lines, { ...shelf, locked: { ...joined, ...Object.fromEntries(ofHeld) } });
}

function amountsOf(lines: readonly Pick<CartLine, "ticketId" | "admission" | "quantity">[]): string {
  return lines.map((line) => `${line.quantity} ${lineKey(line)}`).join(";");
}

/** Makes an idempotency key for the form that begins an order. */
export function newOrderKey(): string {
  return randomBytes(24).toString("base64url");
}
