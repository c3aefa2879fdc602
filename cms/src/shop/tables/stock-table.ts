import type { Core } from "@strapi/strapi";
import * as z from "zod";

/** Places of an event, by day and pool. */
export const stockTable = "circuit_stock";

/** A row of the stock: places of one pool of an event on one day. */
export const stockRowSchema = z.object({
  id: z.number(),
  eventId: z.string(),
  day: z.string(),
  pool: z.string(),
  capacity: z.number(),
  /** Places of orders that aren't final: the visitor is at the checkout, or at the bank. */
  held: z.number(),
  sold: z.number(),
});

export type StockRow = z.infer<typeof stockRowSchema>;

/**
 * Creates the table if it is missing. The last line against overselling stands in the database itself: whatever a
 * program writes, no row holds and sells more than there is.
 */
export async function prepareStockTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(stockTable)) return;
  await schema.createTable(stockTable, (columns) => {
    columns.increments("id");
    columns.string("eventId").notNullable();
    columns.string("day").notNullable();
    columns.string("pool").notNullable();
    columns.integer("capacity").notNullable();
    columns.integer("held").notNullable().defaultTo(0);
    columns.integer("sold").notNullable().defaultTo(0);
    columns.unique(["eventId", "day", "pool"]);
    columns.check("?? >= 0", ["held"]);
    columns.check("?? >= 0", ["sold"]);
    columns.check("?? + ?? <= ??", ["held", "sold", "capacity"]);
  });
}
