import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import type { EventUpdate } from "../shop.ts";
import { eventStateRowSchema, eventStateTable } from "../tables/event-state-table.ts";
import { lineTable, orderTable, type OrderRow } from "../tables/order-tables.ts";

const newsSchema = z.array(eventStateRowSchema.pick({ eventId: true, state: true, changedAt: true }));

/**
 * Reads how the events of an order changed since the customer's last mail, or since it was placed, and marks that as mailed:
 * in the transaction in which it is.
 */
export async function claimEventUpdates(
  trx: Queries,
  { id, placedAt, toldEventsAt }: Pick<OrderRow, "id" | "placedAt" | "toldEventsAt">,
): Promise<EventUpdate[]> {
  if (placedAt === null) return [];
  const found: unknown = await trx(eventStateTable)
    .whereIn("eventId", trx(lineTable).where({ orderId: id }).select("eventId"))
    .andWhere("changedAt", ">", toldEventsAt ?? placedAt)
    .orderBy("changedAt")
    .select("eventId", "state", "changedAt");
  const news = newsSchema.parse(found);
  const newest = news.at(-1);
  if (newest !== undefined) await trx(orderTable).where({ id }).update({ toldEventsAt: newest.changedAt });
  // Of each event what it came to; who heard of no change needn't hear that all is as it was.
  const newestOf = new Map(news.map((each) => [each.eventId, each]));
  return [...newestOf.values()].filter(({ state }) => state !== "planned" || toldEventsAt !== null);
}
