import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { createMissingTable } from "../../database/missing-tables.ts";

export const stockTable = "circuit_stock";

/** Stock of an event on one day in one pool, which several ticket types may share (`catalogue/pool.ts`). */
export const stockRowSchema = z.object({
  id: z.number(),
  eventId: z.string(),
  /** `YYYY-MM-DD`. */
  day: z.string(),
  pool: z.string(),
  capacity: z.number(),
  /** Held for visitors at the checkout or on the payment page. */
  held: z.number(),
  sold: z.number(),
});

export type StockRow = z.infer<typeof stockRowSchema>;

/** Creates the table if it is missing. Its check constraints are the last guard against overselling. */
export async function prepareStockTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, stockTable, (columns) => {
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
