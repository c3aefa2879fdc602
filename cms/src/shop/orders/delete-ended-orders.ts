import type { Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { orderChangeTable } from "../tables/order-change-table.ts";
import { lineTable, orderTable } from "../tables/order-tables.ts";
import { paymentTable } from "../tables/payment-tables.ts";
import { ticketTable } from "../tables/ticket-table.ts";
import { idsSchema } from "./free-due-holds.ts";

/** How long the table keeps an order that was never placed, in milliseconds: its visitor may still open its page. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/** Most orders to delete in one run. */
const maxAtOnce = 500;

/** How long the table keeps an order whose online payment never came, in milliseconds: it has personal data. */
const unpaidKeptMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes ended orders whose online payment never came. Lapsed invoices stay, as the bookkeeping needs them. */
export async function deleteUnpaidOrders({ db, now }: Shop): Promise<void> {
  await db.transaction(async ({ trx }) => {
    const paid = trx(paymentTable).where({ state: "paid" }).select("orderId");
    const unpaid = trx(orderTable).where({ method: "online", invoiceNumber: null }).whereNotIn("id", paid);
    await deleteEnded(trx, unpaid.andWhere("placedAt", "<", now() - unpaidKeptMs));
  });
}

/** Deletes orders that were never placed. */
export async function deleteUnplacedOrders({ db, now }: Shop): Promise<void> {
  await db.transaction(async ({ trx }) => {
    const unplaced = trx(orderTable).whereNull("placedAt");
    await deleteEnded(trx, unplaced.andWhere("createdAt", "<", now() - keptMs));
  });
}

/** Deletes the expired and cancelled orders of a query, with their payments, tickets, changes and lines. */
async function deleteEnded(trx: Queries, orders: ReturnType<Queries>): Promise<void> {
  const rows: unknown = await orders.whereIn("state", ["expired", "cancelled"]).limit(maxAtOnce).select("id");
  const ids = idsSchema.parse(rows).map(({ id }) => id);
  for (const table of [paymentTable, ticketTable, orderChangeTable, lineTable])
    await trx(table).whereIn("orderId", ids).delete();
  await trx(orderTable).whereIn("id", ids).delete();
}
