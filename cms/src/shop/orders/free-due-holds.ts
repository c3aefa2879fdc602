import * as z from "zod";
import type { OrderState } from "#contract/shop/order";
import type { Shop } from "../shop.ts";
import { StockShort } from "../stock/move-stock.ts";
import type { StockDemand } from "../stock/stock-keys.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { changeOrder, readLines } from "./change-order.ts";

/** Most orders to expire at once. */
const maxAtOnce = 500;

export const idsSchema = z.array(z.object({ id: z.number() }));

/**
 * Expires orders whose hold is over, if they hold stock that these lines need. Leaves out orders on the payment page,
 * as only the provider knows whether they were paid.
 *
 * @returns How many orders expired.
 */
export async function expireDueHolds(shop: Shop, lines: readonly Omit<StockDemand, "quantity">[]): Promise<number> {
  const pools = [...new Map(lines.map(({ eventId, pool }) => [`${eventId} ${pool}`, [eventId, pool]])).values()];
  const due: unknown = await shop.db
    .connection(orderTable)
    .join(lineTable, `${lineTable}.orderId`, `${orderTable}.id`)
    .where("state", "held")
    .andWhere("heldUntil", "<=", shop.now())
    .whereIn([`${lineTable}.eventId`, `${lineTable}.pool`], pools)
    .distinct(`${orderTable}.id as id`)
    .limit(maxAtOnce);
  let count = 0;
  for (const { id } of idsSchema.parse(due)) {
    try {
      if (await expireIfDue(shop, id, "held")) count += 1;
    } catch (error) {
      shop.log.error(`The places of order ${id} are still held: ${String(error)}`);
    }
  }
  return count;
}

/** Expires an order that is still in this state, if its hold is over. @returns Whether it did. */
export async function expireIfDue(shop: Shop, id: number, state: OrderState): Promise<boolean> {
  const done = await changeOrder(shop, { id }, async ({ order, changeState }) => {
    if (order.state !== state || order.heldUntil === null || order.heldUntil > shop.now()) return false;
    await changeState("expired");
    return true;
  });
  return done ?? false;
}

/**
 * Runs work that takes an order's stock again; if others have it, once more after the holds of theirs that are over were
 * expired, and at last without.
 *
 * @param work - Throws {@link StockShort} when it takes the stock and there is too little.
 */
export async function withStockIfLeft<Result>(
  shop: Shop,
  orderId: number,
  work: (takesStock: boolean) => Promise<Result>,
): Promise<Result> {
  const takeOr = async (otherwise: () => Promise<Result>): Promise<Result> => {
    try {
      return await work(true);
    } catch (error) {
      if (error instanceof StockShort) return otherwise();
      throw error;
    }
  };
  const withoutStock = () => work(false);
  return takeOr(async () => {
    const expired = await expireDueHolds(shop, await readLines(shop.db.connection, orderId));
    return expired > 0 ? takeOr(withoutStock) : withoutStock();
  });
}
