import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { createMissingTable } from "../../database/missing-tables.ts";
import { timestampColumn } from "./order-tables.ts";
import { ticketTable } from "./ticket-table.ts";

export const scannerTable = "circuit_scanners";
export const scanTable = "circuit_scans";

/** A scanner at a gate. Of its code and token the table has the SHA-256 only. */
export const scannerRowSchema = z.object({
  id: z.number(),
  name: z.string(),
  eventId: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  gate: z.string(),
  /** Key of the stand that the gate leads to; `null` for a gate of the grounds. */
  stand: z.string().nullable(),
  createdAt: timestampColumn,
  validUntil: timestampColumn,
  /** `null` once the code was used. */
  codeHash: z.string().nullable(),
  codeUntil: timestampColumn,
  /** `null` until a device has used the code. */
  tokenHash: z.string().nullable(),
  lastSeenAt: timestampColumn.nullable(),
  endedAt: timestampColumn.nullable(),
});

export type ScannerRow = z.infer<typeof scannerRowSchema>;

/** A scan of a valid ticket, which let its holder in or found that they were in already. */
export const scanRowSchema = z.object({
  id: z.number(),
  scannerId: z.number(),
  /** Id that the device made. */
  scanId: z.string(),
  ticketId: z.number(),
  /** Ticket, day and area of a scan that let somebody in, unique; `null` for any other scan. */
  admits: z.string().nullable(),
  /** Ticket, day and area of any scan. */
  place: z.string(),
  scannedAt: timestampColumn,
  receivedAt: timestampColumn,
});

export type ScanRow = z.infer<typeof scanRowSchema>;

/** Creates the tables of scanners and scans if they are missing. */
export async function prepareScanTables({ db }: Core.Strapi): Promise<void> {
  await createMissingTable(db.connection, scannerTable, (columns) => {
    columns.increments("id");
    for (const name of ["name", "eventId", "firstDay", "lastDay", "gate"]) columns.string(name).notNullable();
    columns.string("stand");
    columns.bigInteger("createdAt").notNullable();
    columns.bigInteger("validUntil").notNullable();
    columns.string("codeHash").unique();
    columns.bigInteger("codeUntil").notNullable();
    columns.string("tokenHash").unique();
    columns.bigInteger("lastSeenAt");
    columns.bigInteger("endedAt");
  });
  await createMissingTable(db.connection, scanTable, (columns) => {
    columns.increments("id");
    columns.integer("scannerId").notNullable().references("id").inTable(scannerTable);
    columns.string("scanId").notNullable();
    columns.integer("ticketId").notNullable().index().references("id").inTable(ticketTable);
    columns.string("admits").unique();
    columns.string("place").notNullable();
    columns.bigInteger("scannedAt").notNullable();
    columns.bigInteger("receivedAt").notNullable();
    columns.unique(["scannerId", "scanId"]);
  });
}
