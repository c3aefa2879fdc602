import * as z from "zod";
import { lockUntilCommit, type Queries } from "../../database/shared-work.ts";
import { consumeUnpaidOrderQuota } from "../../mail/recipient-limit.ts";
import type { Shop } from "../shop.ts";
import { holdingStates } from "../stock/stock-effect.ts";
import type { StockDemand } from "../stock/stock-keys.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { stockTable } from "../tables/stock-table.ts";

/*
 * Limits how much stock one network can take without paying: at the checkout, or by unpaid orders, which are those on
 * invoice, to be paid at the gate, or free. Many visitors may share a network. A visitor who proves to own an inbox, by
 * a mailed link, counts by that inbox instead, and holds one order at a time. An inbox gets few unpaid orders, as their
 * mails may annoy its owner.
 *
 * A column named `network` has a pseudonym of the network or inbox.
 */

/** Most tickets of one event in a network's unpaid orders of a day, as a multiple of `ordersPerNetwork`. */
const placesForEachOrder = 3;

/** Most tickets of one event that a network holds at the checkout, as a multiple of `ordersPerNetwork`. */
const heldForEachOrder = 2;

/** Share of an event's capacity that several orders of a network may hold at the checkout, and its minimum. */
const heldShare = 0.25;
const leastShare = 10;

/** An inbox may have `ordersPerNetwork`, divided by this number, unpaid orders in a day. */
const networkOrdersForEachOfInbox = 8;

/** How long unpaid orders count, in milliseconds. */
const dayMs = 24 * 60 * 60 * 1000;

/** How long an order keeps its `network`, in milliseconds. */
const markKeptMs = 2 * dayMs;

const sumsSchema = z.array(z.object({ eventId: z.string(), places: z.coerce.number() }));
const countSchema = z.object({ orders: z.coerce.number() });

/**
 * Whether a network may hold the tickets of these lines too. Locks the network until the transaction ends, so that its
 * other requests count them.
 *
 * @param network - `null` for an unknown one, which has no limit.
 * @param queries - The transaction in which the order begins.
 */
export async function mayHold(
  shop: Shop,
  queries: Queries,
  network: string | null,
  lines: readonly StockDemand[],
): Promise<boolean> {
  if (network === null) return true;
  await lockNetwork(shop, queries, network);
  const held = queries(orderTable)
    .join(lineTable, `${lineTable}.orderId`, `${orderTable}.id`)
    .where({ network })
    .whereIn("state", holdingStates)
    .andWhere("heldUntil", ">", shop.now());
  const rows: unknown = await held.groupBy("eventId").select("eventId").sum("quantity as places");
  const most = shop.ordersPerNetwork * heldForEachOrder;
  const shares = isInbox(network) ? new Map<string, number>() : await sharesOf(queries, lines);
  // The event's share doesn't limit a network's first order.
  return isWithin(lines, rows, (eventId, there) => (there === 0 ? most : Math.min(most, shares.get(eventId) ?? 0)));
}

/** Whether a pseudonym is that of an inbox, not of a network (`contract/src/shop/shop-requests.ts`). */
function isInbox(network: string): boolean {
  return network.startsWith("@");
}

/** Returns how many tickets of each event several orders of a network may hold: a share of the event's capacity. */
async function sharesOf(queries: Queries, lines: readonly StockDemand[]): Promise<Map<string, number>> {
  const events = [...new Set(lines.map(({ eventId }) => eventId))];
  const rows: unknown = await queries(stockTable)
    .whereIn("eventId", events)
    .groupBy("eventId")
    .select("eventId")
    .sum("capacity as places");
  const share = (places: number) => Math.max(leastShare, Math.floor(places * heldShare));
  return new Map(sumsSchema.parse(rows).map(({ eventId, places }) => [eventId, share(places)]));
}

/** Locks a network until the transaction ends: after the order's row and before stock rows, to prevent deadlocks. */
function lockNetwork({ db }: Shop, queries: Queries, network: string): Promise<void> {
  return lockUntilCommit(db, queries, `orders of network ${network}`);
}

/**
 * Whether a network may place another unpaid order. Locks the network, as `mayHold` does. Cancelled orders count too,
 * as each sent a mail to somebody.
 *
 * @param network - `null` for an unknown one, which has no limit.
 * @param queries - The transaction in which the order is placed.
 */
export async function mayPlaceUnpaid(
  shop: Shop,
  queries: Queries,
  network: string | null,
  lines: readonly StockDemand[],
): Promise<boolean> {
  if (network === null) return true;
  const { now, ordersPerNetwork } = shop;
  await lockNetwork(shop, queries, network);
  const placed = () =>
    queries(orderTable)
      .where({ network })
      .whereIn("method", ["invoice", "gate", "free"])
      .andWhere("placedAt", ">", now() - dayMs);
  const count: unknown = await placed().count("id as orders").first();
  if (countSchema.parse(count).orders >= ordersPerNetwork) return false;
  const rows: unknown = await placed()
    .join(lineTable, `${lineTable}.orderId`, `${orderTable}.id`)
    .groupBy("eventId")
    .select("eventId")
    .sum("quantity as places");
  return isWithin(lines, rows, () => ordersPerNetwork * placesForEachOrder);
}

/**
 * Counts an unpaid order for its customer's inbox, in the current transaction.
 *
 * @returns `false` when the inbox has reached its limit of the day: the order must not be placed.
 */
export function mayPlaceForInbox({ db, now, ordersPerNetwork }: Shop, email: string): Promise<boolean> {
  const most = Math.ceil(ordersPerNetwork / networkOrdersForEachOfInbox);
  return consumeUnpaidOrderQuota(db, email, { most, now: now() });
}

/**
 * Whether the tickets of these lines, with those counted already (`rows`), stay within each event's limit.
 *
 * @param mostOf - Returns the limit of an event, given how many are counted already.
 */
function isWithin(
  lines: readonly StockDemand[],
  rows: unknown,
  mostOf: (eventId: string, there: number) => number,
): boolean {
  const there = new Map(sumsSchema.parse(rows).map(({ eventId, places }) => [eventId, places]));
  const wanted = new Map<string, number>();
  for (const { eventId, quantity } of lines) wanted.set(eventId, (wanted.get(eventId) ?? 0) + quantity);
  return [...wanted].every(([eventId, places]) => {
    const before = there.get(eventId) ?? 0;
    return before + places <= mostOf(eventId, before);
  });
}

/** Clears the `network` of old orders that hold no stock, as no limit counts them. */
export async function forgetOldNetworks({ db, now }: Shop): Promise<void> {
  await db
    .connection(orderTable)
    .whereNotNull("network")
    .andWhere("createdAt", "<", now() - markKeptMs)
    .whereNotIn("state", holdingStates)
    .update({ network: null });
}
