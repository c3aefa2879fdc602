import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import type { TicketNews } from "../shop.ts";
import { orderChangeRowSchema, orderChangeTable } from "../tables/order-change-table.ts";

/**
 * Reads what became of an order's tickets since the listeners were told, and notes that they know it: in the transaction
 * in which they are told.
 */
export async function takeTicketNews(trx: Queries, orderId: number): Promise<TicketNews[]> {
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
