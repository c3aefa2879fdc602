import * as z from "zod";
import type { Queries } from "../../database/shared-work.ts";
import type { EventUpdate, RefundUpdate, TicketUpdate } from "../shop.ts";
import { eventStateRowSchema, eventStateTable } from "../tables/event-state-table.ts";
import { orderChangeRowSchema, orderChangeTable } from "../tables/order-change-table.ts";
import { lineTable, orderTable, type OrderRow } from "../tables/order-tables.ts";
import { type RefundRow, refundTable } from "../tables/payment-tables.ts";
import { readRefunds } from "./read-refunds.ts";

const eventUpdatesSchema = z.array(eventStateRowSchema.pick({ eventId: true, state: true, changedAt: true }));

/**
 * Reads how an order's events changed since the customer's last mail about that, or since the order was placed, and
 * marks the changes as mailed, in the transaction that queues the mail.
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
  const updates = eventUpdatesSchema.parse(found);
  const newest = updates.at(-1);
  if (newest !== undefined) await trx(orderTable).where({ id }).update({ toldEventsAt: newest.changedAt });
  // Only the last change of an event counts. A return to `planned` needs no mail when no earlier change was mailed.
  const newestOf = new Map(updates.map((each) => [each.eventId, each]));
  return [...newestOf.values()].filter(({ state }) => state !== "planned" || toldEventsAt !== null);
}

/**
 * Reads refunds whose outcome `onOrderChanged` hasn't had yet, and marks them as reported, in the transaction that
 * calls it.
 */
export async function claimRefundUpdates(trx: Queries, orderId: number): Promise<RefundUpdate[]> {
  const refunds = await readRefunds(trx, orderId);
  for (const { id, state, toldState } of refunds) {
    // A refund that the provider hasn't answered counts as on its way; a retried one still counts as failed.
    const outcome = state === "asked" ? (toldState ?? "under-way") : state;
    if (outcome !== toldState) await trx(refundTable).where({ id }).update({ toldState: outcome });
  }
  return refunds.flatMap((refund) => {
    const became = becameOf(refund);
    const { id, attempt, amountCents } = refund;
    return became === null ? [] : [{ id, attempt, amountCents, became }];
  });
}

/** Returns how a refund's outcome changed; `null` for a new refund, which the mail about the order has. */
function becameOf({ state, toldState, transferredBy }: RefundRow): RefundUpdate["became"] | null {
  if (toldState === null || state === "asked") return null;
  if ((state === "failed") === (toldState === "failed")) return null;
  if (state === "failed") return "failed";
  return transferredBy === null ? "under-way" : "transferred";
}

/** Reads changed tickets that `onOrderChanged` hasn't had yet, and marks them, in the transaction that calls it. */
export async function claimTicketUpdates(trx: Queries, orderId: number): Promise<TicketUpdate[]> {
  const untold = trx(orderChangeTable).where({ orderId, isTold: false });
  const rows: unknown = await untold.update({ isTold: true }).returning("*");
  const changes = z
    .array(orderChangeRowSchema)
    .parse(rows)
    .toSorted((one, other) => one.id - other.id);
  return changes.flatMap(({ id, code, newCode, reason }) => (code === null ? [] : [{ id, code, newCode, reason }]));
}
