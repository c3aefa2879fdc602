import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import type { TicketUpdate } from "../shop.ts";
import { orderChangeRowSchema, orderChangeTable } from "../tables/order-change-table.ts";

/**
 * Reads tickets of an order that changed since the listener's last call, and marks them as known: in the transaction in
 * which the listener is called.
 */
export async function claimTicketUpdates(trx: Queries, orderId: number): Promise<TicketUpdate[]> {
  const rows: unknown = await trx(orderChangeTable).where({ orderId, isTold: false }).orderBy("id");
  const changes = z.array(orderChangeRowSchema).parse(rows);
  if (changes.length === 0) return [];
  await trx(orderChangeTable)
    .whereIn(
      "id",
      changes.map(({ id }) => id),
    )
    .update({ isTold: true });
  return changes.flatMap(({ id, code, newCode, reason }) => (code === null ? [] : [{ id, code, newCode, reason }]));
}
