import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { createMissingTable } from "../../database/missing-tables.ts";
import { timestampColumn } from "./order-tables.ts";

/** One row: up to which time openings and closings of sales have been recorded. */
export const saleClockTable = "circuit_sale_clock";

export const saleClockRowSchema = z.object({ id: z.number(), toldUntil: timestampColumn });

/** Creates the table if it is missing. */
export async function prepareSaleClockTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, saleClockTable, (columns) => {
    columns.increments("id");
    columns.bigInteger("toldUntil").notNullable();
  });
}
