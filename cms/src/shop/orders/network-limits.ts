import * as z from "zod";
import { lockUntilCommit, type Queries } from "../../database/shared-work.ts";
import { mayOrderUnpaid } from "../../mail/recipient-limit.ts";
import type { Shop } from "../shop.ts";
import { holdingStates } from "../stock/stock-effect.ts";
import type { Placed } from "../stock/places.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { stockTable } from "../tables/stock-table.ts";

/*
 * Places that cost nothing now can be taken by anybody, by the thousand: at the checkout, on invoice, to be paid at the
 * gate, or free. So there is an end to how many one network takes. All telephones of a provider, or everybody at the
 * circuit, may share one: who shows an inbox by a mailed link counts by that, and holds one order. One inbox gets few
 * unpaid orders, as mails go to it that its owner may not want.
 */

/** Places of one event on orders that aren't paid at once, for each such order that a network may place in a day. */
const placesForEachOrder = 3;

/** Places of one event that visitors at the checkout hold, for each of those orders. */
const heldForEachOrder = 2;

/** The part of an event's places that several orders of a network may hold at the checkout, and the least that they may. */
const heldShare = 0.25;
const leastShare = 10;

/** One in so many of those orders may name the same inbox. */
const networkOrdersForEachOfInbox = 8;

/** How long orders that aren't paid at once count, in milliseconds. */
const dayMs = 24 * 60 * 60 * 1000;

/** How long an order keeps the mark of its network, in milliseconds. */
const markKeptMs = 2 * dayMs;

const sumsSchema = z.array(z.object({ eventId: z.string(), places: z.coerce.number() }));
const countSchema = z.object({ orders: z.coerce.number() });

/**
 * Tells whether visitors of a network may hold these places too. Other requests of the network wait until the
 * transaction ends, so that they count what it wrote.
 *
 * @param network - `null` for an unknown one, which may hold any number.
 * @param queries - Of the transaction in which the places are held.
 */
export async function mayHold(
  shop: Shop,
  queries: Queries,
  network: string | null,
  lines: readonly Placed[],
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
  // What fits into one order may always be held once.
  return isWithin(lines, rows, (eventId, there) => (there === 0 ? most : Math.min(most, shares.get(eventId) ?? 0)));
}

/** Whether a mark is of an inbox, and not of a network that many share (`shop-requests.ts`). */
function isInbox(network: string): boolean {
  return network.startsWith("@");
}

/** How many places of each event one network may hold by several orders: a share, so that nobody holds all of a small event. */
async function sharesOf(queries: Queries, lines: readonly Placed[]): Promise<Map<string, number>> {
  const events = [...new Set(lines.map(({ eventId }) => eventId))];
  const rows: unknown = await queries(stockTable)
    .whereIn("eventId", events)
    .groupBy("eventId")
    .select("eventId")
    .sum("capacity as places");
  const share = (places: number) => Math.max(leastShare, Math.floor(places * heldShare));
  return new Map(sumsSchema.parse(rows).map(({ eventId, places }) => [eventId, share(places)]));
}

/** Taken after the row of an order, and before those of the stock. */
function lockNetwork({ db }: Shop, queries: Queries, network: string): Promise<void> {
  return lockUntilCommit(db, queries, `orders of network ${network}`);
}

/**
 * Tells whether a network may place an order that isn't paid at once. As with `mayHold`, others of the network wait. Counted are those of a day, even if they were
 * cancelled: each of them was a mail to somebody.
 *
 * @param network - `null` for an unknown one, which may place any number.
 * @param queries - Of the transaction in which the order is placed.
 */
export async function mayPlaceUnpaid(
  shop: Shop,
  queries: Queries,
  network: string | null,
  lines: readonly Placed[],
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
 * Counts an order that isn't paid at once for the inbox of its customer, in the transaction in which it is placed.
 *
 * @returns Whether it may be placed: whatever network orders come from, few a day have the same inbox.
 */
export function mayPlaceForInbox({ db, now, ordersPerNetwork }: Shop, email: string): Promise<boolean> {
  const most = Math.ceil(ordersPerNetwork / networkOrdersForEachOfInbox);
  return mayOrderUnpaid(db, email, { most, now: now() });
}

/**
 * Whether the places of each event, with those that are there, are as many as allowed.
 *
 * @param mostOf - How many are, by the event and what is there already.
 */
function isWithin(
  lines: readonly Placed[],
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

/** Clears which networks orders began in, once no limit asks for it: those that still hold places count. */
export async function clearExpiredNetworks({ db, now }: Shop): Promise<void> {
  await db
    .connection(orderTable)
    .whereNotNull("network")
    .andWhere("createdAt", "<", now() - markKeptMs)
    .whereNotIn("state", holdingStates)
    .update({ network: null });
}
