import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { addMissingColumns, createMissingTable } from "../../database/missing-tables.ts";
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

/** Creates the table if it is missing, or its missing column. */
export async function prepareTicketTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, ticketTable, (columns) => {
    columns.increments("id");
    columns.integer("orderId").notNullable().index().references("id").inTable(orderTable);
    columns.integer("line").notNullable();
    columns.string("serial").notNullable().unique();
    columns.string("code").notNullable().unique();
    columns.string("holder");
    columns.bigInteger("cancelledAt");
    columns.integer("replacedBy");
  });
  await addMissingColumns(db.connection, ticketTable, "replacedBy", (columns) => {
    columns.integer("replacedBy");
  });
}
