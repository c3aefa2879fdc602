import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { timestampColumn } from "./order-tables.ts";

/** One row: up to which time openings and closings of sales have been recorded. */
export const saleClockTable = "circuit_sale_clock";

export const saleClockRowSchema = z.object({ id: z.number(), toldUntil: timestampColumn });

/** Creates the table if it is missing. */
export async function prepareSaleClockTable({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(saleClockTable)) return;
  await schema.createTable(saleClockTable, (columns) => {
    columns.increments("id");
    columns.bigInteger("toldUntil").notNullable();
  });
}
