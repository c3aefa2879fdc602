import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { addMissingColumns, createMissingTable } from "../../database/missing-tables.ts";
import type { Queries } from "../../database/shared-work.ts";
import { timestampColumn, orderTable } from "./order-tables.ts";

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
  /** The provider's name of the method, for example `ideal`; for staff `bank-transfer` or `gate`. */
  method: z.string().nullable(),
  amountCents: z.number(),
  /** Chargebacks by the visitor's bank, as last read from the provider. */
  chargedBackCents: z.number(),
  /** Where the visitor pays; `null` until the provider has answered. */
  payAt: z.string().nullable(),
  createdAt: timestampColumn,
  paidAt: timestampColumn.nullable(),
  /** Name of the staff member who received it; `null` for payments at the provider, and for those of older versions. */
  byWhom: z.string().nullable(),
});

export type PaymentRow = z.infer<typeof paymentRowSchema>;

export const refundRowSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  /** The payment that it refunds; `null` only when staff transfer it themselves. */
  paymentId: z.number().nullable(),
  amountCents: z.number(),
  /** Id at the provider; `null` for a transfer by staff, or until the provider has answered. */
  providerId: z.string().nullable(),
  /**
   * `asked`: the provider hasn't answered. `under-way`: the provider accepted it, or staff are to transfer it.
   * `returned`: it arrived according to the provider, or staff transferred it. `failed`: staff decide what to do.
   */
  state: z.enum(["asked", "under-way", "returned", "failed"]),
  /** Number of retries: each is another refund at the provider. */
  attempt: z.number(),
  /** When it was last requested or polled at the provider. */
  askedAt: timestampColumn,
  /** Name of the staff member who transferred it; `null` while nobody did. */
  transferredBy: z.string().nullable(),
  /** State at the last call of `onOrderChanged`; `null` before the first. */
  toldState: z.enum(["under-way", "returned", "failed"]).nullable(),
  createdAt: timestampColumn,
  byWhom: z.string(),
  reason: z.string().nullable(),
});

export type RefundRow = z.infer<typeof refundRowSchema>;

/** Creates the tables if they are missing. */
export async function preparePaymentTables({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, paymentTable, (columns) => {
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
    columns.string("byWhom");
  });
  await createMissingTable(db.connection, refundTable, (columns) => {
    columns.increments("id");
    columns.integer("orderId").notNullable().index().references("id").inTable(orderTable);
    columns.integer("paymentId").references("id").inTable(paymentTable);
    columns.integer("amountCents").notNullable();
    columns.string("providerId");
    columns.string("state").notNullable().index();
    columns.integer("attempt").notNullable().defaultTo(0);
    columns.bigInteger("askedAt").notNullable().defaultTo(0);
    columns.string("transferredBy");
    columns.string("toldState");
    columns.bigInteger("createdAt").notNullable();
    columns.string("byWhom").notNullable();
    columns.text("reason");
    columns.check("?? > 0", ["amountCents"]);
  });
  await migrateOlder(db.connection);
}

async function migrateOlder(connection: Queries): Promise<void> {
  await addMissingColumns(connection, paymentTable, "chargedBackCents", (columns) => {
    columns.integer("chargedBackCents").notNullable().defaultTo(0);
  });
  const hadNoStates = await addMissingColumns(connection, refundTable, "askedAt", (columns) => {
    columns.bigInteger("askedAt").notNullable().defaultTo(0);
    columns.integer("attempt").notNullable().defaultTo(0);
    columns.string("transferredBy");
  });
  // The name of a state in the first version.
  if (hadNoStates) await connection(refundTable).where({ state: "done" }).update({ state: "under-way" });
  await addMissingColumns(connection, paymentTable, "byWhom", (columns) => {
    columns.string("byWhom");
  });
  const hadNoMails = await addMissingColumns(connection, refundTable, "toldState", (columns) => {
    columns.string("toldState");
  });
  if (!hadNoMails) return;
  // Existing outcomes count as mailed.
  await connection(refundTable).update({ toldState: "under-way" });
  await connection(refundTable)
    .whereIn("state", ["returned", "failed"])
    .update({ toldState: connection.ref("state") });
}
