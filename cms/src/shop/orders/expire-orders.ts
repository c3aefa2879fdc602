import type { OrderState } from "#contract/shop/order";
import type { Shop } from "../shop.ts";
import { orderTable } from "../tables/order-tables.ts";
import { pollPayment } from "./poll-payment.ts";
import { holdMs } from "./begin-order.ts";
import { changeOrder, readLines } from "./change-order.ts";
import { endPayments } from "./end-order.ts";
import { isAtProvider } from "./is-at-provider.ts";
import { unavailableLines } from "./unavailable-events.ts";
import { expireIn, idsSchema } from "./free-due-holds.ts";
import { readPayments } from "./read-payments.ts";
import { Retries } from "./retries.ts";

/** Most orders that are freed at once. */
const maxAtOnce = 500;

/** How much longer places are held at a time whose payment is open when their time is up, in milliseconds. */
const openPaymentMs = 2 * 60 * 1000;

/** How long places are held for a payment that stays open, from its beginning, in milliseconds: others want them too. */
const maxPaymentMs = holdMs + 10 * 60 * 1000;

const ends = new Retries("free the places of order");

/** Frees all places whose time is up: the job of every minute. @returns How many orders were freed. */
export async function expireOrders(shop: Shop): Promise<number> {
  let count = 0;
  for (const state of ["held", "awaiting-payment", "invoiced"] as const) {
    const freed = await ends.each(shop, await dueIds(shop, state), ({ id }) =>
      state === "awaiting-payment" ? expireWaiting(shop, id) : expireUnlessMoved(shop, id, state),
    );
    count += freed.filter(Boolean).length;
  }
  return count;
}

async function dueIds(shop: Shop, state: OrderState): Promise<{ id: number }[]> {
  const due = shop.db.connection(orderTable).where({ state }).andWhere("heldUntil", "<=", shop.now());
  const rows: unknown = await due
    .whereNotIn("id", ends.waiting(shop))
    .orderBy("heldUntil")
    .limit(maxAtOnce)
    .select("id");
  return idsSchema.parse(rows);
}

/** For how long an invoice is extended each time, in milliseconds, while its customer needn't pay it. */
const movedMs = 24 * 60 * 60 * 1000;

/** Lets an order expire. An invoice for an event that was moved or postponed gets more time instead: its customer needn't pay yet. */
async function expireUnlessMoved(shop: Shop, id: number, state: "held" | "invoiced"): Promise<boolean> {
  if (state === "held") return expireIn(shop, id, state);
  const { movedLines, cancelledLines } = await unavailableLines(shop, await readLines(shop.db.connection, id));
  if (movedLines.length === cancelledLines.length) return expireIn(shop, id, state);
  await changeOrder(shop, { id }, async ({ order, patch }) => {
    if (order.state === state) await patch({ heldUntil: shop.now() + movedMs });
  });
  return false;
}

/**
 * While a payment is open at the provider its places are kept, for some minutes; then it is ended there, as far as the
 * provider lets us, and they are freed. Money that comes nevertheless takes them again, or goes back.
 */
async function expireWaiting(shop: Shop, id: number): Promise<boolean> {
  const payment = (await readPayments(shop.db.connection, id)).findLast(isAtProvider);
  if (payment === undefined || (await pollPayment(shop, payment)) !== "open") {
    return expireIn(shop, id, "awaiting-payment");
  }
  const longest = payment.createdAt + maxPaymentMs;
  if (shop.now() >= longest) {
    await endPayments(shop, id);
    // It may have been paid at the last moment.
    await pollPayment(shop, payment);
    return expireIn(shop, id, "awaiting-payment");
  }
  await changeOrder(shop, { id }, async ({ order, patch }) => {
    if (order.state !== "awaiting-payment") return;
    await patch({ heldUntil: Math.min(shop.now() + openPaymentMs, longest) });
  });
  return false;
}
