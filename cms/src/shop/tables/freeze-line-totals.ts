import type { Core } from "@strapi/strapi";
import * as z from "zod";
import { lineTotal } from "#contract/shop/vat";

/** Most lines to read at once. */
const atOnce = 500;

const rowsSchema = z.array(z.object({ id: z.number(), snapshot: z.string() }));

const oldLineSchema = z.looseObject({
  quantity: z.number(),
  unitNetCents: z.number(),
  vatRate: z.number(),
  leadsWith: z.enum(["gross", "net"]),
});

/**
 * Migration of order lines that had only the net price of one ticket: stores their totals, with VAT rounded for each
 * ticket as it was when they were sold.
 */
export async function freezeLineTotals(db: Core.Strapi["db"], lineTable: string): Promise<void> {
  if (!(await db.connection.schema.hasColumn(lineTable, "unitNetCents"))) return;
  await db.transaction(async ({ trx }) => {
    for (const column of ["netCents", "vatCents"])
      await trx.raw("alter table ?? add column ?? integer not null default 0", [lineTable, column]);
    let last = 0;
    for (;;) {
      const found: unknown = await trx(lineTable)
        .where("id", ">", last)
        .orderBy("id")
        .limit(atOnce)
        .select("id", "snapshot");
      const rows = rowsSchema.parse(found);
      for (const { id, snapshot } of rows) {
        const totals = totalsOfOld(JSON.parse(snapshot));
        await trx(lineTable).where({ id }).update(totals);
        last = id;
      }
      if (rows.length < atOnce) break;
    }
    await trx.raw("alter table ?? drop column ??", [lineTable, "unitNetCents"]);
  });
}

/** Returns the totals of an old line, and its snapshot in the present format. */
function totalsOfOld(snapshot: unknown) {
  const { unitNetCents, ...line } = oldLineSchema.parse(snapshot);
  const unit = lineTotal({ ...line, leadsWith: "net", priceCents: unitNetCents }, 1);
  const [netCents, vatCents] = [unit.netCents * line.quantity, unit.vatCents * line.quantity];
  const priceCents = line.leadsWith === "gross" ? unit.grossCents : unitNetCents;
  return { netCents, vatCents, snapshot: JSON.stringify({ ...line, priceCents, netCents, vatCents }) };
}
