import * as z from "zod";
import type { Shop } from "../shop.ts";
import { timestampColumn, orderTable } from "../tables/order-tables.ts";
import { scannerTable, scanTable } from "../tables/scan-tables.ts";
import { ticketTable } from "../tables/ticket-table.ts";
import type { DoubleView } from "./scanner-view.ts";

const maxDoubles = 200;

const doublesSchema = z.array(
  z.object({
    id: z.number(),
    code: z.string(),
    orderId: z.number(),
    orderNumber: z.string().nullable(),
    scannedAt: timestampColumn,
    firstAt: timestampColumn,
    gate: z.string(),
    scanner: z.string(),
  }),
);

/** Reads a scanner's scans of tickets whose holders were in already, the newest first. */
export async function readDoubles({ db: { connection } }: Pick<Shop, "db">, scannerId: number): Promise<DoubleView[]> {
  const found: unknown = await connection(`${scanTable} as scan`)
    .join(`${ticketTable} as ticket`, "ticket.id", "scan.ticketId")
    .join(`${orderTable} as order`, "order.id", "ticket.orderId")
    .join(`${scanTable} as first`, "first.admits", "scan.place")
    .join(`${scannerTable} as scanner`, "scanner.id", "first.scannerId")
    .where({ "scan.scannerId": scannerId, "scan.admits": null })
    .orderBy("scan.id", "desc")
    .limit(maxDoubles)
    .select({
      id: "scan.id",
      code: "ticket.code",
      orderId: "ticket.orderId",
      orderNumber: "order.number",
      scannedAt: "scan.scannedAt",
      firstAt: "first.scannedAt",
      gate: "scanner.gate",
      scanner: "scanner.name",
    });
  return doublesSchema.parse(found).map(({ scannedAt, firstAt, gate, scanner, ...double }) => ({
    ...double,
    scannedAt: new Date(scannedAt).toISOString(),
    first: { at: new Date(firstAt).toISOString(), gate, scanner },
  }));
}
