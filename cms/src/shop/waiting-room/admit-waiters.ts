import * as z from "zod";
import { passMs } from "#contract/shop/waiting-room";
import type { Queries } from "../../database/shared-work.ts";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import { orderTable } from "../tables/order-tables.ts";
import { type RoomRow, roomTable, waiterTable } from "../tables/waiting-tables.ts";

/** Step to which ends of passes are rounded up, in milliseconds, so that the site gets few different ones. */
const stepMs = 10_000;

/** Longest time without visitors whose unused admissions count later, in milliseconds. */
const savedMs = 60_000;

const countSchema = z.object({ count: z.coerce.number() });

/**
 * Lets the next visitors in the queue through, within the event's limits per minute and at once.
 *
 * @param opensAt - When the sale opens, in milliseconds since 1970; `null` for a sale without an opening.
 * @param now - Milliseconds since 1970.
 * @returns The changed room.
 */
export async function admitWaiters(
  trx: Queries,
  room: RoomRow,
  { perMinute, atOnce, opensAt }: NonNullable<OfferEntry["waitingRoom"]> & { opensAt: number | null },
  now: number,
): Promise<RoomRow> {
  await releaseDoneWaiters(trx, room.id, now);
  // Admissions count from the opening on, which an editor may have moved after the draw.
  const since = Math.max(room.letInAt, opensAt ?? 0, now - savedMs);
  const allowed = Math.floor(((now - since) * perMinute) / 60_000);
  const free = atOnce === null ? allowed : atOnce - (await insideOf(trx, room.id));
  const count = Math.min(allowed, free, room.places - room.letIn);
  if (count <= 0) return room;

  const next = { letIn: room.letIn + count, letInAt: Math.round(since + (count * 60_000) / perMinute) };
  await trx(waiterTable)
    .where({ roomId: room.id, state: "waiting" })
    .andWhere("place", ">", room.letIn)
    .andWhere("place", "<=", next.letIn)
    .update({ state: "inside", passUntil: Math.ceil(now / stepMs) * stepMs + passMs });
  await trx(roomTable).where({ id: room.id }).update(next);
  return { ...room, ...next };
}

/** Marks visitors as `out` whose order is placed, or who began none in time; not those at the checkout. */
async function releaseDoneWaiters(trx: Queries, roomId: number, now: number): Promise<void> {
  const own = trx(orderTable).whereRaw("?? = ??", [`${orderTable}.id`, `${waiterTable}.orderId`]);
  const inside = { [`${waiterTable}.roomId`]: roomId, [`${waiterTable}.state`]: "inside" };
  await trx(waiterTable).where(inside).whereExists(own.clone().whereNotNull("placedAt")).update({ state: "out" });
  await trx(waiterTable)
    .where(inside)
    .andWhere("passUntil", "<=", now)
    .whereNotExists(own.clone().where(`${orderTable}.state`, "held"))
    .update({ state: "out" });
}

async function insideOf(trx: Queries, roomId: number): Promise<number> {
  const found: unknown = await trx(waiterTable).where({ roomId, state: "inside" }).count("id as count").first();
  return countSchema.parse(found).count;
}
