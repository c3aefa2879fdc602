import * as z from "zod";
import { maxEndedTickets, type TicketEnd } from "#contract/shop/scan-requests";
import type { Shop } from "../shop.ts";
import { lineTable } from "../tables/order-tables.ts";
import type { ScannerRow } from "../tables/scan-tables.ts";
import { ticketRowSchema, type TicketRow, ticketTable } from "../tables/ticket-table.ts";

/** Returns when a ticket was cancelled or replaced; `null` when it wasn't. */
export function ticketEndOf({
  cancelledAt,
  replacedBy,
}: Pick<TicketRow, "cancelledAt" | "replacedBy">): TicketEnd | null {
  return cancelledAt === null ? null : { at: new Date(cancelledAt).toISOString(), isReplaced: replacedBy !== null };
}

const endedSchema = z.array(ticketRowSchema.pick({ serial: true, cancelledAt: true, replacedBy: true }));

/** Reads the cancelled and replaced tickets of a scanner's event, the latest first, for a device that goes offline. */
export async function readEndedTickets(
  { db: { connection } }: Pick<Shop, "db">,
  { eventId }: Pick<ScannerRow, "eventId">,
): Promise<(TicketEnd & { serial: string })[]> {
  const rows: unknown = await connection(ticketTable)
    .join(lineTable, (on) => {
      on.on(`${ticketTable}.orderId`, `${lineTable}.orderId`).andOn(`${ticketTable}.line`, `${lineTable}.position`);
    })
    .where({ eventId })
    .whereNotNull("cancelledAt")
    .orderBy("cancelledAt", "desc")
    .limit(maxEndedTickets)
    .select("serial", "cancelledAt", "replacedBy");
  return endedSchema.parse(rows).flatMap((row) => {
    const end = ticketEndOf(row);
    return end === null ? [] : [{ serial: row.serial, ...end }];
  });
}
