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
import { saleOf } from "./sale-of.ts";

/** How long after the opening those are awaited who came just before it, in milliseconds. */
const awaitedMs = 5000;

/** Pause between two runs of the job that updates waiting rooms, in milliseconds, and how late one may be. */
const everyMs = 60_000 + 5000;

/** An event with a waiting room, in Dutch where it is sold in Dutch. */
export type RoomEntry = OfferEntry & { waitingRoom: NonNullable<OfferEntry["waitingRoom"]> };

/** A waiting room in which is done what was due, and the sale of its event. */
export interface RoomAndSale {
  room: RoomRow;
  sale: WaitingRoom["sale"];
}

/** The events that have a waiting room. */
export async function roomEntries(shop: Shop): Promise<RoomEntry[]> {
  const entries = (await Promise.all(locales.map((locale) => shop.offersOf(locale)))).flat();
  const isFirst = ({ eventId }: OfferEntry, index: number) =>
    entries.findIndex((entry) => entry.eventId === eventId) === index;
  return entries.filter(isFirst).flatMap((entry) => {
    const { waitingRoom } = entry;
    return waitingRoom === null ? [] : [{ ...entry, waitingRoom }];
  });
}

/**
 * When the sale of an event opens: with its first ticket.
 *
 * @returns Milliseconds since 1970; `null` when a ticket is sold from the moment that it was published.
 */
export function openingOf({ offers }: Pick<OfferEntry, "offers">): number | null {
  const starts = offers.map(({ saleStartsAt }) => (saleStartsAt === null ? null : Date.parse(saleStartsAt)));
  const known = starts.filter((start) => start !== null);
  return known.length < starts.length || known.length === 0 ? null : Math.min(...known);
}

/** Brings all waiting rooms up to date, each for itself. */
export async function updateRooms(shop: Shop): Promise<void> {
  for (const entry of await roomEntries(shop)) {
    try {
      await updateRoom(shop, entry);
    } catch (error) {
      shop.log.error(`The waiting room of event ${entry.eventId} stands still: ${String(error)}`);
    }
  }
}

/**
 * Does what is due in a waiting room: see `inRoom`. A draw that is due before the next time is planned for its very moment: pages ask
 * every fifteen seconds at most, and where few wait nobody may ask just then.
 */
async function updateRoom(shop: Shop, entry: RoomEntry): Promise<void> {
  const { room } = await inRoom(shop, entry);
  const opensAt = openingOf(entry);
  if (room.drawnAt !== null || opensAt === null) return;
  const dueIn = opensAt + awaitedMs - shop.now();
  if (dueIn <= everyMs) setTimeout(() => void drawNow(shop, entry.eventId), dueIn).unref();
}

/** Draws, unless the opening was moved meanwhile. */
async function drawNow(shop: Shop, eventId: string): Promise<void> {
  try {
    const entry = (await roomEntries(shop)).find((each) => each.eventId === eventId);
    if (entry !== undefined) await inRoom(shop, entry);
  } catch (error) {
    shop.log.warn(`A waiting room is drawn up to a minute late: ${String(error)}`);
  }
}

/**
 * Does something in a waiting room that nobody else changes meanwhile, after and before what the clock asks for: the
 * room is made, prices are noted, places are drawn once the sale is open, and the next are let through.
 *
 * @param work - Gets the room, in a transaction. Nothing more is done without it.
 * @returns The room as it is afterwards, and how the sale of its event stands.
 */
export async function inRoom(
  shop: Shop,
  entry: RoomEntry,
  work?: (trx: Queries, room: RoomRow) => Promise<unknown>,
): Promise<RoomAndSale> {
  const sale = await saleOf(shop, entry);
  const room = await shop.db.transaction(async ({ trx }) => {
    await lockUntilCommit(shop.db, trx, `waiting room ${entry.eventId}`);
    const now = shop.now();
    const opensAt = openingOf(entry);
    const before = await followMovedOpening(trx, await ownRoom(trx, entry.eventId, now), opensAt, now);
    await recordPrices(trx, before.id, entry, now);
    const isDue = before.drawnAt === null && (opensAt === null || now >= opensAt + awaitedMs);
    const drawn = isDue ? await drawPlaces(trx, before, opensAt, now) : before;
    await work?.(trx, drawn);
    if (drawn.drawnAt === null || sale !== "open") return readRoom(trx, entry.eventId);
    return admitWaiters(trx, await readRoom(trx, entry.eventId), { ...entry.waitingRoom, opensAt }, now);
  });
  return { room, sale };
}

/** The room of an event; made when it is missing. */
async function ownRoom(trx: Queries, eventId: string, now: number): Promise<RoomRow> {
  const known: unknown = await trx(roomTable).where({ eventId }).first();
  if (known !== undefined) return roomRowSchema.parse(known);
  await trx(roomTable).insert({ eventId, ...newSeed(), committedAt: now, letInAt: 0 });
  return readRoom(trx, eventId);
}

async function readRoom(trx: Queries, eventId: string): Promise<RoomRow> {
  return roomRowSchema.parse(await trx(roomTable).where({ eventId }).first());
}
