import { randomBytes } from "node:crypto";
import { commitmentOf } from "#contract/shop/waiting-draw";
import { passMs } from "#contract/shop/waiting-room";
import type { Queries } from "../../database/shared-work.ts";
import { emptyDrawTable, type RoomRow, roomTable, waiterTable } from "../tables/waiting-tables.ts";

/** A seed that nobody knows yet, and what is published of it. */
export function newSeed(): Pick<RoomRow, "seed" | "commitment"> {
  const seed = randomBytes(32).toString("hex");
  return { seed, commitment: commitmentOf(seed) };
}

/**
 * Does what a room needs whose opening an editor moved to a later moment after the draw, when the seed was public.
 * While nobody has a place, the room gets another seed, and is drawn anew. Once somebody has, places stay as they are; turns
 * that were under way last until after the new opening, as there is nothing to buy before it.
 *
 * @param opensAt - Milliseconds since 1970; `null` for a sale without an opening.
 * @param now - Milliseconds since 1970.
 * @returns The room as it is then.
 */
export async function followMovedOpening(
  trx: Queries,
  room: RoomRow,
  opensAt: number | null,
  now: number,
): Promise<RoomRow> {
  if (room.drawnAt === null || opensAt === null || now >= opensAt) return room;
  if (room.places > 0) {
    await keepTurns(trx, room, opensAt, now);
    return room;
  }
  const { id, seed, commitment, committedAt, drawnAt } = room;
  await trx(emptyDrawTable).insert({ roomId: id, seed, commitment, committedAt, drawnAt });
  const next = { ...newSeed(), committedAt: now, drawnAt: null, digest: null, early: 0, letInAt: 0 };
  await trx(roomTable).where({ id }).update(next);
  return { ...room, ...next };
}

/** Also of those who have ordered, so that the end of a pass goes on telling how far the queue is: it lets none of them in. */
async function keepTurns(trx: Queries, { id }: RoomRow, opensAt: number, now: number): Promise<void> {
  const passUntil = opensAt + passMs;
  await trx(waiterTable)
    .where({ roomId: id })
    .andWhere("passUntil", ">", now)
    .andWhere("passUntil", "<", passUntil)
    .update({ passUntil });
}
