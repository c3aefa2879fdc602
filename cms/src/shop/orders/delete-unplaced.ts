import type { Shop } from "../shop.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { idsSchema } from "./free-due-holds.ts";

/** How long an order is kept that was never placed, and ended, in milliseconds: its visitor may still look at it. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Most orders that are deleted at once. */
const mostAtOnce = 500;

/** Deletes orders that ended without being placed: nobody gave a name, and no money came. */
export async function deleteUnplaced({ db, now }: Shop): Promise<number> {
  return db.transaction(async ({ trx }) => {
    const ended = trx(orderTable).whereNull("placedAt").whereIn("state", ["expired", "cancelled"]);
    const rows: unknown = await ended
      .andWhere("createdAt", "<", now() - keptMs)
      .limit(mostAtOnce)
      .select("id");
    const ids = idsSchema.parse(rows).map(({ id }) => id);
    await trx(lineTable).whereIn("orderId", ids).delete();
    await trx(orderTable).whereIn("id", ids).delete();
    return ids.length;
  });
}
