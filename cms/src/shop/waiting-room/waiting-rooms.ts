import { locales } from "#contract/locales";
import type { WaitingRoom } from "#contract/shop/waiting-room";
import { lockUntilCommit, type Queries } from "../../database/shared-work.ts";
import type { OfferEntry } from "../catalogue/offer-entry.ts";
import type { Shop } from "../shop.ts";
import { type RoomRow, roomRowSchema, roomTable } from "../tables/waiting-tables.ts";
import { drawPlaces } from "./draw-places.ts";
import { recordPrices } from "./price-history.ts";
import { admitWaiters } from "./admit-waiters.ts";
import { followMovedOpening, newSeed } from "./moved-opening.ts";
import { readSaleState } from "./read-sale-state.ts";

/** How long after the opening the draw waits for requests of visitors who came just before it, in milliseconds. */
const awaitedMs = 5000;

/** Longest time between two runs of the job that updates waiting rooms, in milliseconds: a minute and some delay. */
const everyMs = 60_000 + 5000;

/** An event with a waiting room, in Dutch if it is on sale in Dutch. */
export type RoomEntry = OfferEntry & { waitingRoom: NonNullable<OfferEntry["waitingRoom"]> };

/** An up-to-date waiting room, and the state of its event's sale. */
export interface RoomAndSale {
  room: RoomRow;
  sale: WaitingRoom["sale"];
}

/** Reads the events that have a waiting room. */
export async function readRoomEntries(shop: Shop): Promise<RoomEntry[]> {
  const entries = (await Promise.all(locales.map((locale) => shop.offersOf(locale)))).flat();
  const isFirst = ({ eventId }: OfferEntry, index: number) =>
    entries.findIndex((entry) => entry.eventId === eventId) === index;
  return entries.filter(isFirst).flatMap((entry) => {
    const { waitingRoom } = entry;
    return waitingRoom === null ? [] : [{ ...entry, waitingRoom }];
  });
}

/**
 * Returns when the sale of an event opens: with its first ticket type.
 *
 * @returns Milliseconds since 1970; `null` when a ticket type has no opening.
 */
export function saleOpeningOf({ offers }: Pick<OfferEntry, "offers">): number | null {
  const starts = offers.map(({ saleStartsAt }) => (saleStartsAt === null ? null : Date.parse(saleStartsAt)));
  const known = starts.filter((start) => start !== null);
  return known.length < starts.length || known.length === 0 ? null : Math.min(...known);
}

/** Brings all waiting rooms up to date, also when one fails. Runs each minute. */
export async function updateRooms(shop: Shop): Promise<void> {
  for (const entry of await readRoomEntries(shop)) {
    try {
      await updateRoom(shop, entry);
    } catch (error) {
      shop.log.error(`The waiting room of event ${entry.eventId} stands still: ${String(error)}`);
    }
  }
}

/** Brings a waiting room up to date, and sets a timer for a draw that is due before the job's next run. */
async function updateRoom(shop: Shop, entry: RoomEntry): Promise<void> {
  const { room } = await withUpdatedRoom(shop, entry);
  const opensAt = saleOpeningOf(entry);
  if (room.drawnAt !== null || opensAt === null) return;
  const dueIn = opensAt + awaitedMs - shop.now();
  if (dueIn <= everyMs) setTimeout(() => void drawNow(shop, entry.eventId), dueIn).unref();
}

/** Makes the draw, unless an editor moved the opening meanwhile. */
async function drawNow(shop: Shop, eventId: string): Promise<void> {
  try {
    const entry = (await readRoomEntries(shop)).find((each) => each.eventId === eventId);
    if (entry !== undefined) await withUpdatedRoom(shop, entry);
  } catch (error) {
    shop.log.warn(`A waiting room is drawn up to a minute late: ${String(error)}`);
  }
}

/**
 * Locks a waiting room and brings it up to date: creates it if it is missing, records prices, makes the draw once the
 * sale is open, and lets the next visitors through.
 *
 * @param work - Changes the room in the same transaction, before the next visitors are let through.
 */
export async function withUpdatedRoom(
  shop: Shop,
  entry: RoomEntry,
  work?: (trx: Queries, room: RoomRow) => Promise<unknown>,
): Promise<RoomAndSale> {
  const sale = await readSaleState(shop, entry);
  const room = await shop.db.transaction(async ({ trx }) => {
    await lockUntilCommit(shop.db, trx, `waiting room ${entry.eventId}`);
    const now = shop.now();
    const opensAt = saleOpeningOf(entry);
    const before = await followMovedOpening(trx, await readOrCreateRoom(trx, entry.eventId, now), opensAt, now);
    await recordPrices(trx, before.id, entry, now);
    const isDue = before.drawnAt === null && (opensAt === null || now >= opensAt + awaitedMs);
    const drawn = isDue ? await drawPlaces(trx, before, opensAt, now) : before;
    await work?.(trx, drawn);
    if (drawn.drawnAt === null || sale !== "open") return readRoom(trx, entry.eventId);
    return admitWaiters(trx, await readRoom(trx, entry.eventId), { ...entry.waitingRoom, opensAt }, now);
  });
  return { room, sale };
}

/** Reads the room of an event; creates it if it is missing. */
async function readOrCreateRoom(trx: Queries, eventId: string, now: number): Promise<RoomRow> {
  const known: unknown = await trx(roomTable).where({ eventId }).first();
  if (known !== undefined) return roomRowSchema.parse(known);
  await trx(roomTable).insert({ eventId, ...newSeed(), committedAt: now, letInAt: 0 });
  return readRoom(trx, eventId);
}

async function readRoom(trx: Queries, eventId: string): Promise<RoomRow> {
  return roomRowSchema.parse(await trx(roomTable).where({ eventId }).first());
}
