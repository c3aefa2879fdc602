import * as z from "zod";
import type { Joined, WaitingRequest } from "#contract/shop/waiting-room";
import type { Queries } from "../../database/shared-work.ts";
import type { Shop } from "../shop.ts";
import { type RoomRow, roomTable, waiterTable } from "../tables/waiting-tables.ts";
import { withUpdatedRoom, readRoomEntries } from "./waiting-rooms.ts";
import { describeRoom } from "./read-rooms.ts";

type JoinRequest = Extract<WaitingRequest, { action: "join" }>;

const placesSchema = z.array(z.object({ waiter: z.string(), place: z.number().nullable() }));

/**
 * Adds visitors to a waiting room. After the draw they get the next positions in the queue, and are let through at once
 * while nobody is before them. Idempotent: visitors keep their position.
 *
 * @returns `null` when the event has no waiting room.
 */
export async function joinRoom(shop: Shop, { eventId, waiters }: JoinRequest): Promise<Joined | null> {
  const entry = (await readRoomEntries(shop)).find((candidate) => candidate.eventId === eventId);
  if (entry === undefined) return null;
  let places: Joined["places"] = [];
  const joined = await withUpdatedRoom(shop, entry, async (trx, before) => {
    const rows = waiters.map(({ id, joinedAt }) => ({ roomId: before.id, waiter: id, joinedAt }));
    const added: unknown = await trx(waiterTable).insert(rows).onConflict("waiter").ignore().returning("waiter");
    if (before.drawnAt !== null) await givePlaces(trx, before, z.array(z.object({ waiter: z.string() })).parse(added));
    const ids = waiters.map(({ id }) => id);
    const waiting: unknown = await trx(waiterTable).where({ roomId: before.id }).whereIn("waiter", ids);
    places = placesSchema.parse(waiting).map(({ waiter, place }) => [waiter, place]);
  });
  return { places, room: await describeRoom(shop, entry, joined) };
}

/** Gives new arrivals the next positions in the queue. */
async function givePlaces(trx: Queries, room: RoomRow, added: readonly { waiter: string }[]): Promise<void> {
  for (const [index, { waiter }] of added.entries()) {
    await trx(waiterTable)
      .where({ waiter })
      .update({ place: room.places + index + 1 });
  }
  if (added.length > 0) await trx(roomTable).where({ id: room.id }).increment("places", added.length);
}
