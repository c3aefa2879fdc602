import type { OrderState } from "#contract/shop/order";
import type { Shop } from "../shop.ts";
import { orderTable } from "../tables/order-tables.ts";
import { pollPayment } from "./poll-payment.ts";
import { holdMs } from "./begin-order.ts";
import { changeOrder, readLines } from "./change-order.ts";
import { cancelOpenPayments } from "./end-order.ts";
import { isDateOpen, readEventChanges } from "./unavailable-events.ts";
import { expireIfDue, idsSchema } from "./free-due-holds.ts";
import { isAtProvider, readPayments } from "./read-payments.ts";
import { Retries } from "./retries.ts";

/** Most orders of each state to expire in one run. */
const maxAtOnce = 500;

/** By how much an order's hold is extended each time while its payment is open, in milliseconds. */
const openPaymentMs = 2 * 60 * 1000;

/** Longest hold for an open payment, in milliseconds since the payment was created. */
const maxPaymentMs = holdMs + 10 * 60 * 1000;

const ends = new Retries("free the places of order");

/** Expires all orders whose hold is over, and overdue invoices. Runs each minute. @returns How many orders expired. */
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

/** By how much an invoice is extended each time, in milliseconds, while its event is moved or postponed. */
const movedMs = 24 * 60 * 60 * 1000;

/** Expires an order. An invoice for a moved or postponed event gets more time instead: its customer needn't pay yet. */
async function expireUnlessMoved(shop: Shop, id: number, state: "held" | "invoiced"): Promise<boolean> {
  if (state === "held") return expireIfDue(shop, id, state);
  const changes = await readEventChanges(shop, await readLines(shop.db.connection, id));
  if (!isDateOpen(changes)) return expireIfDue(shop, id, state);
  await changeOrder(shop, { id }, async ({ order, patch }) => {
    if (order.state === state) await patch({ heldUntil: shop.now() + movedMs });
  });
  return false;
}

/**
 * Expires an order that waits for its online payment. While the payment is open, extends the hold for some minutes;
 * then cancels the payment, where the provider allows it. Money that comes later takes the stock again, or is refunded.
 */
async function expireWaiting(shop: Shop, id: number): Promise<boolean> {
  const payment = (await readPayments(shop.db.connection, id)).findLast(isAtProvider);
  if (payment === undefined || (await pollPayment(shop, payment)) !== "open") {
    return expireIfDue(shop, id, "awaiting-payment");
  }
  const longest = payment.createdAt + maxPaymentMs;
  if (shop.now() >= longest) {
    await cancelOpenPayments(shop, id);
    // It may have been paid at the last moment.
    await pollPayment(shop, payment);
    return expireIfDue(shop, id, "awaiting-payment");
  }
  await changeOrder(shop, { id }, async ({ order, patch }) => {
    if (order.state !== "awaiting-payment") return;
    await patch({ heldUntil: Math.min(shop.now() + openPaymentMs, longest) });
  });
  return false;
}
