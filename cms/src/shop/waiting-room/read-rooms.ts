import * as z from "zod";
import { passMs, type WaitingRoom } from "#contract/shop/waiting-room";
import type { Locale } from "#contract/locales";
import type { Shop } from "../shop.ts";
import { timestampColumn } from "../tables/order-tables.ts";
import { emptyDrawRowSchema, emptyDrawTable, type RoomRow, roomTable, waiterTable } from "../tables/waiting-tables.ts";
import { readPriceHistory } from "./price-history.ts";
import { withUpdatedRoom, type RoomAndSale, saleOpeningOf, type RoomEntry, readRoomEntries } from "./waiting-rooms.ts";

/** Of passes that ended this long ago the site gets only the last, in milliseconds: all before it have ended too. */
const toldMs = 10 * 60_000;

/** Time over which the speed of the queue is measured, and the least time for that, in milliseconds. */
const speedMs = { over: 5 * 60_000, least: 60_000 };

const passSchema = z.array(z.object({ passUntil: timestampColumn, upTo: z.number() }));

const endedSchema = z.object({ at: timestampColumn.nullable() });

/** Brings all waiting rooms up to date, and reads them. */
export async function readRooms(shop: Shop): Promise<WaitingRoom[]> {
  const rooms: WaitingRoom[] = [];
  for (const entry of await readRoomEntries(shop)) {
    rooms.push(await describeRoom(shop, entry, await withUpdatedRoom(shop, entry)));
  }
  return rooms;
}

/** Returns a waiting room as the site gets it: with the seed only after the draw. */
export async function describeRoom(shop: Shop, entry: RoomEntry, { room, sale }: RoomAndSale): Promise<WaitingRoom> {
  const now = shop.now();
  const opensAt = saleOpeningOf(entry);
  const passes = await readPasses(shop, room.id, now);
  return {
    eventId: room.eventId,
    nl: await namesIn(shop, room.eventId, "nl"),
    en: await namesIn(shop, room.eventId, "en"),
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
    commitment: room.commitment,
    committedAt: new Date(room.committedAt).toISOString(),
    draw: drawOf(room),
    earlier: await readEarlier(shop, room.id),
    places: room.places,
    letIn: room.letIn,
    passes: passes.map(({ upTo, passUntil }) => ({ upTo, until: new Date(passUntil).toISOString() })),
    perMinute: speedOf(entry, room, passes, now),
    prices: await readPriceHistory(shop.db.connection, room.id),
    sale,
  };
}

/** Reads an event's early arrivals in the order of the draw; `null` before the draw. */
export async function readDrawnList(shop: Shop, eventId: string): Promise<string[] | null> {
  const queries = shop.db.connection;
  const room: unknown = await queries(roomTable).where({ eventId }).whereNotNull("drawnAt").first("id", "early");
  if (room === undefined) return null;
  const { id, early } = z.object({ id: z.number(), early: z.number() }).parse(room);
  const rows: unknown = await queries(waiterTable)
    .where({ roomId: id })
    .andWhere("place", "<=", early)
    .orderBy("place")
    .select("waiter");
  return z
    .array(z.object({ waiter: z.string() }))
    .parse(rows)
    .map(({ waiter }) => waiter);
}

function drawOf({ drawnAt, seed, digest, early }: RoomRow): WaitingRoom["draw"] {
  return drawnAt === null || digest === null ? null : { at: new Date(drawnAt).toISOString(), seed, digest, early };
}

/** Reads the earlier, empty draws of a room, after which an editor moved the opening. */
async function readEarlier(shop: Shop, roomId: number): Promise<WaitingRoom["earlier"]> {
  const rows: unknown = await shop.db.connection(emptyDrawTable).where({ roomId }).orderBy("id");
  return z
    .array(emptyDrawRowSchema)
    .parse(rows)
    .map(({ commitment, committedAt, drawnAt, seed }) => ({
      commitment,
      committedAt: new Date(committedAt).toISOString(),
      at: new Date(drawnAt).toISOString(),
      seed,
    }));
}

async function namesIn(shop: Shop, eventId: string, locale: Locale): Promise<WaitingRoom["nl"]> {
  const entry = (await shop.offersOf(locale)).find((candidate) => candidate.eventId === eventId);
  return entry === undefined ? null : { title: entry.title, slug: entry.slug };
}

type Pass = z.infer<typeof passSchema>[number];

async function readPasses(shop: Shop, roomId: number, now: number): Promise<Pass[]> {
  const passes = shop.db.connection(waiterTable).where({ roomId });
  const ended = await passes
    .clone()
    .andWhere("passUntil", "<=", now - toldMs)
    .max("passUntil as at")
    .first();
  const rows: unknown = await passes
    .clone()
    .andWhere("passUntil", ">=", endedSchema.parse(ended).at ?? now - toldMs)
    .groupBy("passUntil")
    .orderBy("passUntil")
    .select("passUntil")
    .max("place as upTo");
  return passSchema.parse(rows);
}

/** Returns how many visitors a minute are let through: in the last minutes, or by the setting while the room is new. */
function speedOf(entry: RoomEntry, room: RoomRow, passes: readonly Pass[], now: number): number {
  const { perMinute } = entry.waitingRoom;
  const longest = now - Math.max(room.drawnAt ?? now, saleOpeningOf(entry) ?? 0);
  if (longest < speedMs.least) return perMinute;
  const over = Math.min(longest, speedMs.over);
  // All passes last equally long, so the end of one says when it began.
  const before = passes.findLast(({ passUntil }) => passUntil <= now - over + passMs);
  const count = room.letIn - (before?.upTo ?? Math.max(0, (passes[0]?.upTo ?? room.letIn) - 1));
  return Math.min(perMinute, Math.max((count * 60_000) / over, 1));
}
