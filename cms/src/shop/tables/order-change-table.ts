import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { createMissingTable } from "../../database/missing-tables.ts";
import { timestampColumn, orderTable, booleanColumn } from "./order-tables.ts";

export const orderChangeTable = "circuit_order_changes";

/** A change of an order by staff, other than a payment or refund. */
export const orderChangeRowSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  /**
   * `replaced`: a ticket has a new code, and mostly another name. `ended`: staff cancelled a ticket. `address`: the
   * order has another e-mail address; the old one isn't stored, as it may be a stranger's.
   */
  kind: z.enum(["replaced", "ended", "address"]),
  /** Code of the ticket that isn't valid any more. */
  code: z.string().nullable(),
  /** Code of the ticket that replaced it. */
  newCode: z.string().nullable(),
  /** As the staff member typed it, for the customer and colleagues. */
  reason: z.string().nullable(),
  createdAt: timestampColumn,
  /** Name of the staff member. */
  byWhom: z.string(),
  /** Whether the customer's mail about it was queued. */
  isTold: booleanColumn,
});

export type OrderChangeRow = z.infer<typeof orderChangeRowSchema>;

/** Creates the table if it is missing. */
export async function prepareOrderChangeTable({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, orderChangeTable, (columns) => {
    columns.increments("id");
    columns.integer("orderId").notNullable().index().references("id").inTable(orderTable);
    columns.string("kind").notNullable();
    columns.string("code");
    columns.string("newCode");
    columns.text("reason");
    columns.bigInteger("createdAt").notNullable();
    columns.string("byWhom").notNullable();
    columns.boolean("isTold").notNullable().defaultTo(false);
  });
}
