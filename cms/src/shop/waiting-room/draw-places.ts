import * as z from "zod";
import { digestOfList, shuffleByDraw } from "#contract/shop/waiting-draw";
import type { Queries } from "../../database/shared-work.ts";
import { type RoomRow, roomTable, waiterRowSchema, waiterTable } from "../tables/waiting-tables.ts";

/** Most rows to update in one statement. */
const atOnce = 500;

const arrivalSchema = z.array(waiterRowSchema.pick({ id: true, waiter: true, joinedAt: true }));

/**
 * Gives everyone in a waiting room a position in the queue: early arrivals by a draw, then those who came after the
 * opening by their time of arrival.
 *
 * @param opensAt - Milliseconds since 1970; `null` for a sale without an opening.
 * @param now - Milliseconds since 1970.
 * @returns The room after the draw.
 */
export async function drawPlaces(trx: Queries, room: RoomRow, opensAt: number | null, now: number): Promise<RoomRow> {
  const arrivals = arrivalSchema.parse(
    await trx(waiterTable).where({ roomId: room.id }).orderBy(["joinedAt", "id"]).select("id", "waiter", "joinedAt"),
  );
  const isEarly = ({ joinedAt }: { joinedAt: number }) => opensAt !== null && joinedAt < opensAt;
  const early = arrivals.filter(isEarly);
  const idOf = new Map(early.map(({ waiter, id }) => [waiter, id]));
  const drawn = shuffleByDraw(room.seed, [...idOf.keys()]).flatMap((waiter) => idOf.get(waiter) ?? []);
  const later = arrivals.filter((arrival) => !isEarly(arrival)).map(({ id }) => id);
  await givePositions(trx, [...drawn, ...later]);

  const next = {
    drawnAt: now,
    digest: digestOfList([...idOf.keys()]),
    early: early.length,
    places: arrivals.length,
    letInAt: opensAt ?? 0,
  };
  await trx(roomTable).where({ id: room.id }).update(next);
  return { ...room, ...next };
}

/** @param ids - Ids of rows, in the order of the queue. */
async function givePositions(trx: Queries, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = ids.slice(from, from + atOnce);
    const cases = part.map((id, index) => `when ${id} then ${from + index + 1}`).join(" ");
    await trx(waiterTable)
      .whereIn("id", part)
      .update({ place: trx.raw(`case ?? ${cases} end`, ["id"]) });
  }
}
