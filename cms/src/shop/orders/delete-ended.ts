import type { Shop } from "../shop.ts";
import { orderChangeTable } from "../tables/order-change-table.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { paymentTable } from "../tables/payment-tables.ts";
import { ticketTable } from "../tables/ticket-table.ts";
import { idsSchema } from "./free-due-holds.ts";

/** How long an order is kept that was never placed, and ended, in milliseconds: its visitor may still look at it. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Most orders that are deleted at once. */
const maxAtOnce = 500;

/** How long an order is kept that waited for its payment in vain, in milliseconds: it holds names, and is in no books. */
const unpaidKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes orders that were to be paid online, of which no payment was made. An invoice that lapsed is kept with the books. */
export async function deleteUnpaid({ db, now }: Shop): Promise<number> {
  return db.transaction(async ({ trx }) => {
    const paid = trx(paymentTable).where({ state: "paid" }).select("orderId");
    const rows: unknown = await trx(orderTable)
      .where({ method: "online", invoiceNumber: null })
      .whereIn("state", ["expired", "cancelled"])
      .andWhere("placedAt", "<", now() - unpaidKeptMs)
      .whereNotIn("id", paid)
      .limit(maxAtOnce)
      .select("id");
    const ids = idsSchema.parse(rows).map(({ id }) => id);
    for (const table of [paymentTable, ticketTable, orderChangeTable, lineTable])
      await trx(table).whereIn("orderId", ids).delete();
    await trx(orderTable).whereIn("id", ids).delete();
    return ids.length;
  });
}

/** Deletes orders that were never placed. */
export async function deleteUnplaced({ db, now }: Shop): Promise<number> {
  return db.transaction(async ({ trx }) => {
    const ended = trx(orderTable).whereNull("placedAt").whereIn("state", ["expired", "cancelled"]);
    const rows: unknown = await ended
      .andWhere("createdAt", "<", now() - keptMs)
      .limit(maxAtOnce)
      .select("id");
    const ids = idsSchema.parse(rows).map(({ id }) => id);
    await trx(lineTable).whereIn("orderId", ids).delete();
    await trx(orderTable).whereIn("id", ids).delete();
    return ids.length;
  });
}
