import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { locales } from "#contract/locales";
import { customerSchema, orderLineSchema, orderStates, paymentMethods, vatChecks } from "#contract/shop/order";
import { addMissingColumns, createMissingTable } from "../../database/missing-tables.ts";
import type { Queries } from "../../database/shared-work.ts";
import { jsonText } from "../../site-link/json-text.ts";
import { freezeLineTotals } from "./freeze-line-totals.ts";
import { searchColumnsOf } from "./search-text.ts";

export const orderTable = "circuit_orders";
export const lineTable = "circuit_order_lines";

/** Milliseconds since 1970. PostgreSQL returns large integers as text. */
export const timestampColumn = z.coerce.number();
const optionalTimestamp = timestampColumn.nullable();

/** A boolean column, which SQLite returns as 0 or 1. */
export const booleanColumn = z.union([z.boolean(), z.number().transform((value) => value !== 0)]);

/** An order. Its state says whether the stock counts its lines as held, as sold or not at all. */
export const orderRowSchema = z.object({
  id: z.number(),
  token: z.string(),
  number: z.string().nullable(),
  /** Number of its invoice, in one series without gaps; `null` without an invoice, and for one of an older version. */
  invoiceNumber: z.number().nullable(),
  state: z.enum(orderStates),
  locale: z.enum(locales),
  createdAt: timestampColumn,
  placedAt: optionalTimestamp,
  /** When the order expires: at the end of its hold, or when nobody paid its invoice. */
  heldUntil: optionalTimestamp,
  /** Pseudonym of the visitor's network or inbox (`network-limits.ts`); `null` when unknown, and after two days. */
  network: z.string().nullable(),
  /** How often the visitor extended the hold. */
  extensions: z.number(),
  customer: jsonText(customerSchema).nullable(),
  /** In lower case, for searching. */
  email: z.string().nullable(),
  /** First and last name, for lists. */
  name: z.string().nullable(),
  /** What VIES said of the customer's VAT number. */
  vatCheck: z.enum(vatChecks).nullable(),
  method: z.enum(paymentMethods).nullable(),
  wantsNews: booleanColumn,
  grossCents: z.number(),
  refundedCents: z.number(),
  /** Chargebacks of its payments. */
  chargedBackCents: z.number(),
  /** Surplus: money beyond its price, as it was paid twice. */
  surplusCents: z.number(),
  /** Idempotency keys, each with the digest of its request. */
  beginKey: z.string(),
  beginHash: z.string(),
  placeKey: z.string().nullable(),
  placeHash: z.string().nullable(),
  /** Whether `onOrderChanged` has had all changes of the order. */
  isTold: booleanColumn,
  /** State at the last call of `onOrderChanged`; `null` before the first. */
  toldState: z.enum(orderStates).nullable(),
  /** Sum of the refunds at the last call of `onOrderChanged`, in cents. */
  toldRefundedCents: z.number(),
  /** Time of the last change of an event that `onOrderChanged` has had; `null` for none. */
  toldEventsAt: optionalTimestamp,
});

export type OrderRow = z.infer<typeof orderRowSchema>;

/** A line of an order; `snapshot` is the line as it was when the order began. */
export const lineRowSchema = z.object({
  id: z.number(),
  orderId: z.number(),
  position: z.number(),
  ticketId: z.string(),
  eventId: z.string(),
  admission: z.string(),
  pool: z.string(),
  /** Tickets that were ordered, those that staff cancelled since included. */
  quantity: z.number(),
  /** How many of its tickets staff cancelled one by one, which freed their stock. */
  endedTickets: z.number(),
  vatRate: z.number(),
  /** Total of the line, as in its snapshot. */
  netCents: z.number(),
  vatCents: z.number(),
  snapshot: jsonText(orderLineSchema),
});

export type LineRow = z.infer<typeof lineRowSchema>;

/** Creates the tables of orders and their lines if they are missing. */
export async function prepareOrderTables({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, orderTable, (columns) => {
    columns.increments("id");
    columns.string("token").notNullable().unique();
    columns.string("number").unique();
    columns.integer("invoiceNumber").unique();
    columns.string("state").notNullable();
    columns.string("locale").notNullable();
    columns.bigInteger("createdAt").notNullable();
    columns.bigInteger("placedAt");
    columns.bigInteger("heldUntil");
    columns.string("network").index();
    columns.integer("extensions").notNullable().defaultTo(0);
    columns.text("customer");
    columns.string("email").index();
    columns.string("name");
    columns.text("searchText");
    columns.string("searchPhone");
    columns.string("vatCheck");
    columns.string("method");
    columns.boolean("wantsNews").notNullable().defaultTo(false);
    columns.integer("grossCents").notNullable();
    columns.integer("refundedCents").notNullable().defaultTo(0);
    columns.integer("chargedBackCents").notNullable().defaultTo(0);
    columns.integer("surplusCents").notNullable().defaultTo(0).index();
    columns.string("beginKey").notNullable().unique();
    columns.string("beginHash").notNullable();
    columns.string("placeKey");
    columns.string("placeHash");
    columns.boolean("isTold").notNullable().defaultTo(true);
    columns.string("toldState");
    columns.integer("toldRefundedCents").notNullable().defaultTo(0);
    columns.bigInteger("toldEventsAt");
    columns.index(["state", "heldUntil"]);
    columns.index(["isTold"]);
    columns.check("?? >= 0", ["refundedCents"]);
  });
  await createLineTable(db.connection);
  await addLaterColumns(db.connection);
  await fillSearchColumns(db.connection);
  await freezeLineTotals(db, lineTable);
}

async function createLineTable(connection: Queries): Promise<void> {
  await createMissingTable(connection, lineTable, (columns) => {
    columns.increments("id");
    columns.integer("orderId").notNullable().index().references("id").inTable(orderTable);
    columns.integer("position").notNullable();
    columns.string("ticketId").notNullable();
    columns.string("eventId").notNullable().index();
    columns.string("admission").notNullable();
    columns.string("pool").notNullable();
    columns.integer("quantity").notNullable();
    columns.integer("endedTickets").notNullable().defaultTo(0);
    columns.float("vatRate").notNullable();
    columns.integer("netCents").notNullable();
    columns.integer("vatCents").notNullable();
    columns.text("snapshot").notNullable();
    columns.check("?? > 0", ["quantity"]);
  });
}

/** Migration: adds the columns of later versions. */
async function addLaterColumns(connection: Queries): Promise<void> {
  await addMissingColumns(connection, orderTable, "network", (columns) => {
    columns.string("network").index();
  });
  await addMissingColumns(connection, orderTable, "chargedBackCents", (columns) => {
    columns.integer("chargedBackCents").notNullable().defaultTo(0);
  });
  const hadNoMails = await addMissingColumns(connection, orderTable, "toldRefundedCents", (columns) => {
    columns.integer("toldRefundedCents").notNullable().defaultTo(0);
  });
  if (hadNoMails) {
    // Existing refunds count as mailed.
    const toldRefundedCents = connection.ref("refundedCents");
    await connection(orderTable).where({ isTold: true }).update({ toldRefundedCents });
  }
  await addMissingColumns(connection, orderTable, "surplusCents", (columns) => {
    columns.integer("surplusCents").notNullable().defaultTo(0).index();
    columns.text("searchText");
    columns.string("vatCheck");
  });
  await addMissingColumns(connection, orderTable, "searchPhone", (columns) => {
    columns.string("searchPhone");
  });
  await addMissingColumns(connection, orderTable, "invoiceNumber", (columns) => {
    columns.integer("invoiceNumber").unique();
  });
  await addMissingColumns(connection, orderTable, "toldEventsAt", (columns) => {
    columns.bigInteger("toldEventsAt");
  });
  await addMissingColumns(connection, lineTable, "endedTickets", (columns) => {
    columns.integer("endedTickets").notNullable().defaultTo(0);
  });
}

/** Most orders whose search columns are filled at once. */
const searchedAtOnce = 500;

/** Migration: fills the search columns of orders of older versions. */
async function fillSearchColumns(connection: Queries): Promise<void> {
  const rowsSchema = z.array(orderRowSchema.pick({ id: true, customer: true }));
  for (;;) {
    const found: unknown = await connection(orderTable)
      .whereNotNull("customer")
      .andWhere((either) => {
        either.whereNull("searchText").orWhereNull("searchPhone");
      })
      .limit(searchedAtOnce)
      .select("id", "customer");
    const rows = rowsSchema.parse(found);
    if (rows.length === 0) return;
    for (const { id, customer } of rows) {
      const searched = customer === null ? { searchText: "", searchPhone: "" } : searchColumnsOf(customer);
      await connection(orderTable).where({ id }).update(searched);
    }
  }
}
