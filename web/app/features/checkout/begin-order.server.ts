import { createHash, randomBytes } from "node:crypto";
import type { Locale } from "@circuit/contract/locales";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { type Order, orderStateRules } from "@circuit/contract/shop/order";
import type { LineProblem } from "@circuit/contract/shop/shop-requests";
import { requestShop } from "./shop-requests.server.ts";

export type BeginOrderResult =
  | { state: "begun"; order: Order }
  | { state: "refused"; problems: readonly LineProblem[] }
  /** Visitors of the same network hold as much as it may. */
  | { state: "tooManyHeld" }
  /** An event has a waiting room, and the visitor wasn't let through, or is no more. */
  | { state: "mustWait" }
  | { state: "unavailable" };

/** The browser placed an order of this very cart, and never got the answer: there is no second one to begin. */
interface PlacedOrder {
  state: "placed";
  order: Order;
}

/** How often a key is taken on to the next: so many orders of one cart may have ended before. */
const maxOrders = 8;

interface OrderToBegin {
  lines: readonly CartLine[];
  locale: Locale;
  /** Unguessable key of this cart: whoever knows it gets the order. */
  from: string;
  /** Mark of the visitor's network. */
  network: string;
  /** The visitor's numbers in waiting rooms. */
  waiterIds?: readonly string[];
}

/**
 * Holds the places of a cart. Two presses of the button, or a step back and the button once more, lead to the same
 * order: a cart holds its places once. When that order has ended, another begins.
 */
export async function beginOrder({
  lines,
  locale,
  from,
  network,
  waiterIds = [],
}: OrderToBegin): Promise<BeginOrderResult> {
  let key = keyOf(from, locale, JSON.stringify(lines));
  for (let turn = 0; turn < maxOrders; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next one shows in the answer
    const answer = await requestShop({
      action: "begin",
      idempotencyKey: key,
      locale,
      network,
      lines: [...lines],
      waiterIds: [...waiterIds],
    });
    if (answer.outcome === "refused") return { state: "refused", problems: answer.problems };
    if (answer.outcome === "failed" && answer.reason === "too-many-held") return { state: "tooManyHeld" };
    if (answer.outcome === "failed" && answer.reason === "must-wait") return { state: "mustWait" };
    if (answer.outcome !== "order") return { state: "unavailable" };
    if (isHeld(answer.order)) return { state: "begun", order: answer.order };
    key = keyOf(key, answer.order.token);
  }
  return { state: "unavailable" };
}

interface CartToBegin {
  lines: readonly CartLine[];
  locale: Locale;
  /** Key of the press of the button; `null` for a random one. */
  key: string | null;
  /** Token of the order that this browser began before; `null` for none. */
  before: string | null;
  /** Mark of the visitor's network. */
  network: string;
  waiterIds: readonly string[];
}

/**
 * Takes a cart to the checkout. An order of this browser that waits in its checkout goes on when it is of the same cart;
 * else it gives its places back, as a visitor orders once. A browser forgets its order once it hears that it is placed:
 * one that still names a placed order of this cart never heard it.
 */
export async function beginFromCart({
  lines,
  locale,
  key,
  before,
  network,
  waiterIds,
}: CartToBegin): Promise<BeginOrderResult | PlacedOrder> {
  const read = before === null ? null : await requestShop({ action: "read", token: before });
  const order = read?.outcome === "order" ? read.order : null;
  if (order !== null && isPlaced(order) && isSame(linesOfOrder(order), lines)) return { state: "placed", order };
  const waiting = order !== null && isHeld(order) ? order : null;
  if (waiting !== null && waiting.locale === locale && isSame(linesOfOrder(waiting), lines)) {
    return { state: "begun", order: waiting };
  }
  const from = key ?? randomBytes(24).toString("base64url");
  const cart = { lines, locale, from, network, waiterIds };
  const begun = await beginOrder(cart);
  if (waiting === null || begun.state === "unavailable" || begun.state === "mustWait") return begun;

  // Should this fail, they are free in a quarter of an hour.
  await requestShop({ action: "release", token: waiting.token });
  // What was missing may have been held by that very order.
  return begun.state === "begun" ? begun : beginOrder(cart);
}

/** The tickets that a browser's order holds, and the order's language. */
interface HeldOfBrowser {
  lines: CartLine[];
  locale: Locale;
}

/**
 * What a browser's order holds.
 *
 * @param token - Of the order; `null` for none.
 * @returns `null` when nothing is held, or it can't be asked.
 */
export async function heldOfBrowser(token: string | null): Promise<HeldOfBrowser | null> {
  const read = token === null ? null : await requestShop({ action: "read", token });
  if (read?.outcome !== "order" || !isHeld(read.order)) return null;
  return { lines: linesOfOrder(read.order), locale: read.order.locale };
}

function isSame(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const textOf = (lines: readonly CartLine[]) =>
    lines.map(({ ticketId, admission, quantity, seenPriceCents }) =>
      [ticketId, admission, quantity, seenPriceCents].join(),
    );
  return textOf(one).join(";") === textOf(other).join(";");
}

/** Whether an order was placed and stands. Only a placed order has a number. */
export function isPlaced({ number, state }: Pick<Order, "number" | "state">): boolean {
  return number !== null && orderStateRules[state].end === null;
}

/** Whether an order is still held for its visitor, who hasn't placed it yet. */
export function isHeld({ state, heldUntil }: Pick<Order, "state" | "heldUntil">, now = Date.now()): boolean {
  return state === "held" && heldUntil !== null && Date.parse(heldUntil) > now;
}

/** An idempotency key: the same parts give the same one. */
export function keyOf(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** The lines that begin an order anew, as they were ordered. */
export function linesOfOrder({ lines }: Pick<Order, "lines">): CartLine[] {
  return lines.map(({ ticketId, admission, quantity, priceCents }) => ({
    ticketId,
    admission,
    quantity,
    seenPriceCents: priceCents,
  }));
}
