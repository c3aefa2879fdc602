import * as z from "zod";
import type { CartLine } from "#contract/shop/cart-line";
import { pricesWhenJoined } from "#contract/shop/waiting-room";
import type { Queries } from "../../database/shared-work.ts";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import type { Shop } from "../shop.ts";
import { orderTable } from "../tables/order-tables.ts";
import { roomTable, waiterRowSchema, waiterTable } from "../tables/waiting-tables.ts";
import { readPriceHistory } from "./price-history.ts";

const rowSchema = waiterRowSchema.extend({ eventId: z.string() });

/** The right of a visitor whom a waiting room let through to begin an order. */
type Pass = z.infer<typeof rowSchema>;

/** Passes with which a cart may go on to the checkout. */
export interface Passes {
  passes: readonly Pass[];
  /** The catalogue's prices when the visitor joined, in cents, by `{ticketId}/{admission key}`. */
  keptPrices: Readonly<Record<string, number>>;
  /** Tokens of held orders that began with these passes: a pass holds one order at a time. */
  heldOrders: readonly string[];
}

/** A waiting-room pass began another order meanwhile, or has ended. */
export class PassTaken extends Error {
  override name = "PassTaken";
}

/**
 * Finds the passes that a cart needs: one for each of its events that has a waiting room.
 *
 * @param waiterIds - The visitor's ids in waiting rooms.
 * @returns `null` when one is missing.
 */
export async function findCartPasses(
  shop: Shop,
  offers: readonly OfferEntry[],
  lines: readonly CartLine[],
  waiterIds: readonly string[],
): Promise<Passes | null> {
  const tickets = new Set(lines.map(({ ticketId }) => ticketId));
  const needed = offers.filter(
    (entry) => entry.waitingRoom !== null && entry.offers.some(({ ticketId }) => tickets.has(ticketId)),
  );
  if (needed.length === 0) return { passes: [], keptPrices: {}, heldOrders: [] };

  const queries = shop.db.connection;
  const found: unknown = await queries(waiterTable)
    .join(roomTable, `${roomTable}.id`, `${waiterTable}.roomId`)
    .whereIn("waiter", waiterIds)
    .where("state", "inside")
    .andWhere("passUntil", ">", shop.now())
    // A placed order has used its pass, also before the waiting room marks the visitor as `out`.
    .whereNotExists(
      queries(orderTable)
        .whereRaw("?? = ??", [`${orderTable}.id`, `${waiterTable}.orderId`])
        .whereNotNull("placedAt"),
    )
    .select(`${waiterTable}.*`, `${roomTable}.eventId`);
  const rows = z.array(rowSchema).parse(found);
  const own = needed.map(({ eventId }) => rows.find((row) => row.eventId === eventId) ?? null);
  const passes = own.filter((row) => row !== null);
  if (passes.length < needed.length) return null;

  const prices = await Promise.all(
    passes.map(async ({ roomId, joinedAt }) => pricesWhenJoined(await readPriceHistory(queries, roomId), joinedAt)),
  );
  const orderIds = passes.flatMap(({ orderId }) => orderId ?? []);
  const held: unknown = await queries(orderTable).whereIn("id", orderIds).where({ state: "held" }).select("token");
  return {
    passes,
    keptPrices: Object.assign({}, ...prices),
    heldOrders: z
      .array(z.object({ token: z.string() }))
      .parse(held)
      .map(({ token }) => token),
  };
}

/**
 * Records that an order began with these passes.
 *
 * @throws {PassTaken} A pass began another order meanwhile, or isn't valid any more.
 */
export async function consumePasses(
  trx: Queries,
  passes: readonly Pass[],
  newOrderId: number,
  now: number,
): Promise<void> {
  for (const { id, orderId } of passes) {
    const used: number = await trx(waiterTable)
      .where({ id, state: "inside", orderId })
      .andWhere("passUntil", ">", now)
      .update({ orderId: newOrderId });
    if (used === 0) throw new PassTaken();
  }
}
