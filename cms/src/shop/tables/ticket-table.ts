import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { timestampColumn, orderTable } from "./order-tables.ts";

export const ticketTable = "circuit_tickets";

/** A ticket: the admission of one person. */
export const ticketRowSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  /** Position of its line in the order. */
  line: z.number(),
  /** For machines: 15 random bytes, in base 32. */
  serial: z.string(),
  /** For people: short, as `CD27 7K4M`. */
  code: z.string(),
  holder: z.string().nullable(),
  cancelledAt: timestampColumn.nullable(),
  /** Id of the ticket that replaced it, with a new serial and code, and mostly another name; `null` for none. */
  replacedBy: z.number().nullable(),
});

export type TicketRow = z.infer<typeof ticketRowSchema>;

/** Creates the table if it is missing. */
export async function prepareTicketTable({ db }: Core.Strapi): Promise<void> {
  if (await db.connection.schema.hasTable(ticketTable)) return addReplacedBy(db);
  await db.connection.schema.createTable(ticketTable, (columns) => {
    columns.increments("id");
    columns.integer("orderId").notNullable().index().references("id").inTable(orderTable);
    columns.integer("line").notNullable();
    columns.string("serial").notNullable().unique();
    columns.string("code").notNullable().unique();
    columns.string("holder");
    columns.bigInteger("cancelledAt");
    columns.integer("replacedBy");
  });
}

async function addReplacedBy({ connection }: Core.Strapi["db"]): Promise<void> {
  if (await connection.schema.hasColumn(ticketTable, "replacedBy")) return;
  await connection.schema.alterTable(ticketTable, (columns) => {
    columns.integer("replacedBy");
  });
}
