import { randomBytes } from "node:crypto";
import { commitmentOf } from "#contract/shop/waiting-draw";
import { passMs } from "#contract/shop/waiting-room";
import type { Queries } from "../../database/shared-work.ts";
import { emptyDrawTable, type RoomRow, roomTable, waiterTable } from "../tables/waiting-tables.ts";

/** Makes a secret seed, and the commitment to it, which the site publishes before the draw. */
export function newSeed(): Pick<RoomRow, "seed" | "commitment"> {
  const seed = randomBytes(32).toString("hex");
  return { seed, commitment: commitmentOf(seed) };
}

/**
 * Handles an opening that an editor moved to a later time after the draw, when the seed was public. A room in which
 * nobody has a position gets a new seed, for another draw. Otherwise positions stay, and valid passes last until after
 * the new opening.
 *
 * @param opensAt - Milliseconds since 1970; `null` for a sale without an opening.
 * @param now - Milliseconds since 1970.
 * @returns The changed room.
 */
export async function followMovedOpening(
  trx: Queries,
  room: RoomRow,
  opensAt: number | null,
  now: number,
): Promise<RoomRow> {
  if (room.drawnAt === null || opensAt === null || now >= opensAt) return room;
  if (room.places > 0) {
    await extendPasses(trx, room, opensAt, now);
    return room;
  }
  const { id, seed, commitment, committedAt, drawnAt } = room;
  await trx(emptyDrawTable).insert({ roomId: id, seed, commitment, committedAt, drawnAt });
  const next = { ...newSeed(), committedAt: now, drawnAt: null, digest: null, early: 0, letInAt: 0 };
  await trx(roomTable).where({ id }).update(next);
  return { ...room, ...next };
}

/** Extends valid passes, also those of visitors who have ordered, as the site shows the queue's progress by passes. */
async function extendPasses(trx: Queries, { id }: RoomRow, opensAt: number, now: number): Promise<void> {
  const passUntil = opensAt + passMs;
  await trx(waiterTable)
    .where({ roomId: id })
    .andWhere("passUntil", ">", now)
    .andWhere("passUntil", "<", passUntil)
    .update({ passUntil });
}
