import { setTimeout as pause } from "node:timers/promises";
import type { ShopAnswer } from "#contract/shop/shop-requests";
import type { Shop } from "../shop.ts";
import { toShopAnswer } from "./shop-answer.ts";
import { pollPayment } from "./poll-payment.ts";
import { isAtProvider } from "./read-payments.ts";
import { expireIfDue } from "./free-due-holds.ts";
import { readOrderRows } from "./read-order.ts";

/** Least interval between polls of one payment, in milliseconds. */
const pollIntervalMs = 3000;

/** How long a visitor waits for the provider's answer before the page shows the last known state, in milliseconds. */
const patienceMs = 2000;

/** When each payment of a shop was polled last, by its id. Cleared at `maxPolls`. */
const askedIn = new WeakMap<Shop, Map<number, number>>();
const maxPolls = 10_000;

/**
 * Reads an order for its visitor. Expires a hold that is over, and polls an open payment, as the provider's webhook may
 * be late or lost.
 */
export async function refreshOrder(shop: Shop, token: string): Promise<ShopAnswer> {
  const queries = shop.db.connection;
  const rows = await readOrderRows(queries, { token });
  if (rows === null) return toShopAnswer(shop, null);

  const { id, state, heldUntil } = rows.order;
  if (state === "held" && heldUntil !== null && heldUntil <= shop.now()) {
    await expireIfDue(shop, id, "held");
    return toShopAnswer(shop, await readOrderRows(queries, { id }));
  }
  const payment = rows.payments.findLast(isAtProvider);
  if (state !== "awaiting-payment" || payment?.state !== "open" || !isTimeToAsk(shop, payment.id)) {
    return toShopAnswer(shop, rows);
  }
  const asking = pollPayment(shop, payment).catch((error: unknown) => {
    shop.log.info(`The payment of order ${rows.order.number} can't be read: ${String(error)}`);
  });
  await Promise.race([asking, pause(patienceMs, null, { ref: false })]);
  return toShopAnswer(shop, await readOrderRows(queries, { id }));
}

function isTimeToAsk(shop: Shop, paymentId: number): boolean {
  const polledAt = askedIn.get(shop) ?? new Map<number, number>();
  askedIn.set(shop, polledAt);
  const sinceMs = shop.now() - (polledAt.get(paymentId) ?? Number.NEGATIVE_INFINITY);
  // `sinceMs` is negative after the clock was set back.
  if (sinceMs >= 0 && sinceMs < pollIntervalMs) return false;
  if (polledAt.size >= maxPolls) polledAt.clear();
  polledAt.set(paymentId, shop.now());
  return true;
}
