import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { addChargedBack } from "./add-charged-back.ts";
import { momentColumn, orderTable } from "./order-tables.ts";

export const paymentTable = "circuit_payments";
export const refundTable = "circuit_refunds";

/**
 * Money for an order: an attempt at the payment provider, or what staff received by bank transfer or at the gate
 * (`providerId` is `null` for good then, and `state` is `paid`).
 */
export const paymentRowSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  /** Id at the provider; `null` until the provider has answered. */
  providerId: z.string().nullable(),
  state: z.enum(["open", "paid", "failed", "cancelled", "expired"]),
  /** How the provider calls the method, for example `ideal`; for staff `bank-transfer` or `gate`. */
  method: z.string().nullable(),
  amountCents: z.number(),
  /** What the visitor's bank took back, by what the provider said last. */
  chargedBackCents: z.number(),
  /** Where the visitor pays; `null` until the provider has answered. */
  payAt: z.string().nullable(),
  createdAt: momentColumn,
  paidAt: momentColumn.nullable(),
});

export type PaymentRow = z.infer<typeof paymentRowSchema>;

/** Money that went back, or is on its way. */
export const refundRowSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  /** The payment at the provider that it goes back from; `null` when staff pay it back themselves. */
  paymentId: z.number().nullable(),
  amountCents: z.number(),
  /** Id at the provider; `null` when it isn't paid back there, or the provider hasn't answered. */
  providerId: z.string().nullable(),
  /** `asked`: the provider hasn't answered. `done`: it accepted, or staff pay it back. */
  state: z.enum(["asked", "done"]),
  createdAt: momentColumn,
  byWhom: z.string(),
  reason: z.string().nullable(),
});

export type RefundRow = z.infer<typeof refundRowSchema>;

/** Creates the tables if they are missing. */
export async function preparePaymentTables({ db }: Core.Strapi): Promise<void> {
  const { schema } = db.connection;
  if (await schema.hasTable(paymentTable)) {
    await addChargedBack(db, paymentTable);
    return;
  }
  await schema.createTable(paymentTable, (columns) => {
    columns.increments("id");
    columns.integer("orderId").notNullable().index().references("id").inTable(orderTable);
    columns.string("providerId").unique();
    columns.string("state").notNullable();
    columns.string("method");
    columns.integer("amountCents").notNullable();
    columns.integer("chargedBackCents").notNullable().defaultTo(0);
    columns.text("payAt");
    columns.bigInteger("createdAt").notNullable();
    columns.bigInteger("paidAt");
  });
  // A builder of its own: one that is used again makes its first table again.
  await db.connection.schema.createTable(refundTable, (columns) => {
    columns.increments("id");
    columns.integer("orderId").notNullable().index().references("id").inTable(orderTable);
    columns.integer("paymentId").references("id").inTable(paymentTable);
    columns.integer("amountCents").notNullable();
    columns.string("providerId");
    columns.string("state").notNullable().index();
    columns.bigInteger("createdAt").notNullable();
    columns.string("byWhom").notNullable();
    columns.text("reason");
    columns.check("?? > 0", ["amountCents"]);
  });
}
