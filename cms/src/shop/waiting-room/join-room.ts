import * as z from "zod";
import type { Joined, WaitingRequest } from "#contract/shop/waiting-room";
import type { Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { type RoomRow, roomTable, waiterTable } from "../tables/waiting-tables.ts";
import { inRoom, roomEntries } from "./waiting-rooms.ts";
import { describeRoom } from "./read-rooms.ts";

type JoinRequest = Extract<WaitingRequest, { action: "join" }>;

const placesSchema = z.array(z.object({ waiter: z.string(), place: z.number().nullable() }));

/**
 * Gives visitors a place in a waiting room, in the order in which they are given; after the draw they are let through at
 * once while there is nobody before them. Who has a place keeps it, so it is safe to repeat.
 *
 * @returns `null` when the event has no waiting room.
 */
export async function joinRoom(shop: Shop, { eventId, waiters }: JoinRequest): Promise<Joined | null> {
  const entry = (await roomEntries(shop)).find((candidate) => candidate.eventId === eventId);
  if (entry === undefined) return null;
  let places: Joined["places"] = [];
  const joined = await inRoom(shop, entry, async (trx, before) => {
    const rows = waiters.map(({ id, joinedAt }) => ({ roomId: before.id, waiter: id, joinedAt }));
    const added: unknown = await trx(waiterTable).insert(rows).onConflict("waiter").ignore().returning("waiter");
    if (before.drawnAt !== null) await givePlaces(trx, before, z.array(z.object({ waiter: z.string() })).parse(added));
    const ids = waiters.map(({ id }) => id);
    const waiting: unknown = await trx(waiterTable).where({ roomId: before.id }).whereIn("waiter", ids);
    places = placesSchema.parse(waiting).map(({ waiter, place }) => [waiter, place]);
  });
  return { places, room: await describeRoom(shop, entry, joined) };
}

/** The next places, for those who have just come. */
async function givePlaces(trx: Queries, room: RoomRow, added: readonly { waiter: string }[]): Promise<void> {
  for (const [index, { waiter }] of added.entries()) {
    await trx(waiterTable)
      .where({ waiter })
      .update({ place: room.places + index + 1 });
  }
  if (added.length > 0) await trx(roomTable).where({ id: room.id }).increment("places", added.length);
}
