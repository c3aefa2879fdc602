import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { lineTotal } from "#contract/shop/vat";
import type { Queries } from "../database/shared-work.ts";
import { keptPriceTable } from "../shop/tables/waiting-tables.ts";

/** Names that Strapi gave to tables and columns. */
const admissionTable = "components_shop_admissions";
const ticketTable = "ticket_types";
const componentsOfTicket = "ticket_types_cmps";
const [oldColumn, newColumn] = ["net_price_cents", "price_cents"];

const pricedSchema = z.array(z.object({ id: z.number(), net: z.number(), vatRate: z.number() }));
const ratesSchema = z.array(z.object({ documentId: z.string(), vatRate: z.number() }));
const keptSchema = z.array(z.object({ id: z.number(), prices: z.string() }));
const pricesSchema = z.record(z.string(), z.number());

/**
 * Migrates net prices of consumer tickets, which older versions stored, to prices with VAT, including those locked for
 * visitors in the waiting room. Runs before Strapi synchronises its tables, which would drop the old column.
 */
export async function addVatToOldPrices({ db }: Core.Strapi): Promise<void> {
  const { connection } = db;
  // Not `const { schema } = connection`: a Knex schema builder repeats its first query when it is used again.
  if (!(await connection.schema.hasTable(admissionTable))) return;
  if (!(await connection.schema.hasColumn(admissionTable, oldColumn))) return;
  const hasKept = await connection.schema.hasTable(keptPriceTable);
  await db.transaction(async ({ trx }) => {
    await addVatToAdmissions(trx);
    if (hasKept) await addVatToKept(trx);
    await trx.raw("alter table ?? rename column ?? to ??", [admissionTable, oldColumn, newColumn]);
  });
}

/** Adds VAT to a net price in cents. */
function grossOf(net: number, vatRate: number): number {
  return lineTotal({ priceCents: net, leadsWith: "net", vatRate }, 1).grossCents;
}

async function addVatToAdmissions(trx: Queries): Promise<void> {
  const found: unknown = await trx(`${admissionTable} as admission`)
    .join(`${componentsOfTicket} as part`, "part.cmp_id", "admission.id")
    .join(`${ticketTable} as ticket`, "ticket.id", "part.entity_id")
    .where({ "part.field": "admissions", "ticket.leads_with": "gross" })
    .whereNotNull(`admission.${oldColumn}`)
    .whereNotNull("ticket.vat_rate")
    .select("admission.id as id", `admission.${oldColumn} as net`, "ticket.vat_rate as vatRate");
  for (const { id, net, vatRate } of pricedSchema.parse(found)) {
    await trx(admissionTable)
      .where({ id })
      .update({ [oldColumn]: grossOf(net, vatRate) });
  }
}

async function addVatToKept(trx: Queries): Promise<void> {
  const sold: unknown = await trx(ticketTable)
    .where({ leads_with: "gross" })
    .whereNotNull("published_at")
    .whereNotNull("vat_rate")
    .select("document_id as documentId", "vat_rate as vatRate");
  const rates = new Map(ratesSchema.parse(sold).map(({ documentId, vatRate }) => [documentId, vatRate]));
  const rows: unknown = await trx(keptPriceTable).select("id", "prices");
  for (const { id, prices } of keptSchema.parse(rows)) {
    const typed = Object.entries(pricesSchema.parse(JSON.parse(prices))).map(([key, net]) => {
      const vatRate = rates.get(key.split("/")[0] ?? "");
      return [key, vatRate === undefined ? net : grossOf(net, vatRate)];
    });
    await trx(keptPriceTable)
      .where({ id })
      .update({ prices: JSON.stringify(Object.fromEntries(typed)) });
  }
}
