import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { lockUntilCommit, type Queries } from "../../database/shared-work.ts";
import { orderTable } from "../tables/order-tables.ts";

const lastSchema = z.object({ last: z.number().nullable() });

/**
 * The next number of the invoices: one series without gaps, as article 35a of the Dutch VAT act asks. It is given in the
 * transaction of the sale, so that none is lost; sales of several servers wait for each other from here on.
 */
export async function nextInvoiceNumber(db: Core.Strapi["db"], trx: Queries): Promise<number> {
  await lockUntilCommit(db, trx, "invoice numbers");
  const last: unknown = await trx(orderTable).max({ last: "invoiceNumber" }).first();
  return (lastSchema.parse(last).last ?? 0) + 1;
}

/** `000142`. */
export function formatInvoiceNumber(invoiceNumber: number): string {
  return String(invoiceNumber).padStart(6, "0");
}
