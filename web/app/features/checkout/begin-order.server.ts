import { createHash, randomBytes } from "node:crypto";
import type { Locale } from "@circuit/contract/locales";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { type Order, orderStateRules } from "@circuit/contract/shop/order";
import { requestShop } from "./shop-requests.server.ts";

/**
 * `refused`: a line can't be ordered. `tooManyHeld`: the visitor's network already holds as many tickets as one network
 * may. `mustWait`: an event has a waiting room that hasn't let the visitor through, or the visitor's turn is over.
 */
type BeginOrderResult =
  | { state: "begun"; order: Order }
  | { state: "refused" | "tooManyHeld" | "mustWait" | "unavailable" };

/** This browser already placed an order of the same cart but never received the answer, so no second order begins. */
interface PlacedOrder {
  state: "placed";
  order: Order;
}

/** Most idempotency keys that are tried for one cart: each order that has ended uses up one. */
const maxOrders = 8;

interface OrderToBegin {
  lines: readonly CartLine[];
  locale: Locale;
  /** Unguessable secret from which the idempotency key is derived: whoever knows it gets the order. */
  from: string;
  /** Hash of the visitor's network, from `hashedOrderNetwork`. */
  network: string;
  waiterIds: readonly string[];
}

/**
 * Begins an order, which holds the tickets of a cart. Repeating the call with the same cart returns the same order;
 * once that order has ended, a new one begins.
 */
export async function beginOrder({ from, lines, waiterIds, ...order }: OrderToBegin): Promise<BeginOrderResult> {
  let key = keyOf(from, order.locale, JSON.stringify(lines));
  for (let turn = 0; turn < maxOrders; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next one shows in the answer
    const answer = await requestShop({
      ...order,
      action: "begin",
      idempotencyKey: key,
      lines: [...lines],
      waiterIds: [...waiterIds],
    });
    if (answer.outcome === "refused") return { state: "refused" };
    if (answer.outcome === "failed" && answer.reason === "too-many-held") return { state: "tooManyHeld" };
    if (answer.outcome === "failed" && answer.reason === "must-wait") return { state: "mustWait" };
    if (answer.outcome !== "order") return { state: "unavailable" };
    if (isHeld(answer.order)) return { state: "begun", order: answer.order };
    key = keyOf(key, answer.order.token);
  }
  return { state: "unavailable" };
}

interface CartToBegin extends Omit<OrderToBegin, "from"> {
  /** Idempotency key from the cart page's form; `null` for a random one. */
  key: string | null;
  /** Token of the order that this browser began last; `null` for none. */
  before: string | null;
}

/**
 * Takes a cart to the checkout. If this browser already holds an order of the same cart, that order goes on; a held
 * order of another cart is released. If it already placed an order of this cart, that order is returned.
 */
export async function beginFromCart({ key, before, ...cart }: CartToBegin): Promise<BeginOrderResult | PlacedOrder> {
  const { lines, locale } = cart;
  const read = before === null ? null : await requestShop({ action: "read", token: before });
  const order = read?.outcome === "order" ? read.order : null;
  if (order !== null && isPlaced(order) && isSame(toCartLines(order), lines)) return { state: "placed", order };
  const waiting = order !== null && isHeld(order) ? order : null;
  if (waiting !== null && waiting.locale === locale && isSame(toCartLines(waiting), lines)) {
    return { state: "begun", order: waiting };
  }
  const toBegin = { ...cart, from: key ?? randomBytes(24).toString("base64url") };
  const begun = await beginOrder(toBegin);
  if (waiting === null || begun.state === "unavailable" || begun.state === "mustWait") return begun;

  // If this fails, the old order's hold expires by itself within a quarter of an hour.
  await requestShop({ action: "release", token: waiting.token });
  // The missing tickets may have been held by the order that was just released.
  return begun.state === "begun" ? begun : beginOrder(toBegin);
}

/** Reads which tickets an order holds, and its language; `null` without a token, a hold or an answer. */
export async function readHeldTickets(token: string | null): Promise<{ lines: CartLine[]; locale: Locale } | null> {
  const read = token === null ? null : await requestShop({ action: "read", token });
  if (read?.outcome !== "order" || !isHeld(read.order)) return null;
  return { lines: toCartLines(read.order), locale: read.order.locale };
}

function isSame(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  const textOf = (lines: readonly CartLine[]) =>
    lines.map(({ ticketId, admission, quantity, seenPriceCents }) =>
      [ticketId, admission, quantity, seenPriceCents].join(),
    );
  return textOf(one).join(";") === textOf(other).join(";");
}

/** Whether an order was placed and hasn't ended. Only placed orders have a number. */
export function isPlaced({ number, state }: Pick<Order, "number" | "state">): boolean {
  return number !== null && orderStateRules[state].end === null;
}

/** Whether an order still holds its tickets and isn't placed yet. */
export function isHeld({ state, heldUntil }: Pick<Order, "state" | "heldUntil">): boolean {
  return state === "held" && heldUntil !== null && Date.parse(heldUntil) > Date.now();
}

/** Derives an idempotency key: the same parts always give the same key. */
export function keyOf(...parts: string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** Turns the lines of an order back into cart lines, at the order's prices. */
export function toCartLines({ lines }: Pick<Order, "lines">): CartLine[] {
  return lines.map(({ ticketId, admission, quantity, priceCents }) => ({
    ticketId,
    admission,
    quantity,
    seenPriceCents: priceCents,
  }));
}
