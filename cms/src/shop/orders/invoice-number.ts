import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { lockUntilCommit, type Queries } from "../../database/shared-work.ts";
import { orderTable } from "../tables/order-tables.ts";

const lastSchema = z.object({ last: z.number().nullable() });

/**
 * Returns the next invoice number, in one series without gaps, as article 35a of the Dutch VAT act requires. Takes a
 * lock until the transaction of the sale ends, so that each number is used once.
 */
export async function nextInvoiceNumber(db: Core.Strapi["db"], trx: Queries): Promise<number> {
  await lockUntilCommit(db, trx, "invoice numbers");
  const last: unknown = await trx(orderTable).max({ last: "invoiceNumber" }).first();
  return (lastSchema.parse(last).last ?? 0) + 1;
}

/** Writes an invoice number with leading zeros: `000142`. */
export function formatInvoiceNumber(invoiceNumber: number): string {
  return String(invoiceNumber).padStart(6, "0");
}
