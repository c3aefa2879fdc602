import type { OrderState } from "#contract/shop/order";
import type { Shop } from "../shop.ts";
import { orderTable } from "../tables/order-tables.ts";
import { askProvider } from "./ask-provider.ts";
import { changeOrder } from "./change-order.ts";
import { isAtProvider } from "./compose-order.ts";
import { expireAll, expireHeld, expireIn, idsSchema } from "./free-due-holds.ts";
import { readPayments } from "./read-payments.ts";

/** Most orders that are freed at once. */
const mostAtOnce = 500;

/** How much longer places are held whose payment is open when their time is up, in milliseconds. */
const openPaymentMs = 2 * 60 * 1000;

/** Frees all places whose time is up: the job of every minute. @returns How many orders were freed. */
export async function expireOrders(shop: Shop): Promise<number> {
  const held = await dueIds(shop, "held");
  const waiting = await dueIds(shop, "awaiting-payment");
  const unpaid = await dueIds(shop, "invoiced");
  return (
    (await expireAll(shop, held, expireHeld)) +
    (await expireAll(shop, waiting, expireWaiting)) +
    (await expireAll(shop, unpaid, (_shop, id) => expireIn(shop, id, "invoiced")))
  );
}

async function dueIds(shop: Shop, state: OrderState): Promise<{ id: number }[]> {
  const due = shop.db.connection(orderTable).where({ state }).andWhere("heldUntil", "<=", shop.now());
  const rows: unknown = await due.orderBy("heldUntil").limit(mostAtOnce).select("id");
  return idsSchema.parse(rows);
}

/** While a payment is open at the provider its places are kept; else they are freed. */
async function expireWaiting(shop: Shop, id: number): Promise<boolean> {
  const payment = (await readPayments(shop.db.connection, id)).findLast(isAtProvider);
  const state = payment === undefined ? null : await askProvider(shop, payment);
  if (state !== "open") return expireIn(shop, id, "awaiting-payment");
  await changeOrder(shop, { id }, async ({ order, patch }) => {
    if (order.state === "awaiting-payment") await patch({ heldUntil: shop.now() + openPaymentMs });
  });
  return false;
}
