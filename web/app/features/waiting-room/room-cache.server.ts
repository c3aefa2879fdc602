import { setTimeout as pause } from "node:timers/promises";
import { drawnListSchema, type WaitingRoom, waitingRoomsSchema } from "@circuit/contract/shop/waiting-room";
import { OutageLog } from "#app/http/outage-log.server.ts";
import { log } from "#app/log.server.ts";
import { requestRooms } from "./request-rooms.server.ts";

/** Maximum age of the cached rooms before they are fetched again, in milliseconds. */
const freshMs = 1000;

/** From this age on, in milliseconds, requests wait for newer rooms: with few visitors the cache may be old. */
const waitedForMs = 3000;
const maxWaitMs = 1000;

/** Longest wait of a request for a room that this process doesn't know yet, in milliseconds. */
const newRoomMs = 3000;

/** From this age on the waiting page says that its data is old, in milliseconds. */
const oldMs = 15_000;

/** The waiting rooms as this process knows them. */
export interface CachedRooms {
  byEvent: ReadonlyMap<string, WaitingRoom>;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** The early arrivals of a room, in the order that the draw gave them. */
export interface DrawnList {
  ids: readonly string[];
  /** Queue positions by id, from one. */
  places: ReadonlyMap<string, number>;
}

/** An outage of less than a minute isn't logged: the cached rooms serve meanwhile. */
const unread = new OutageLog("warn", "Waiting rooms can't be read", "Waiting rooms are read again", 60_000);

let cachedRooms: CachedRooms | null = null;
let underWay: Promise<void> | null = null;
const lists = new Map<string, DrawnList>();
const listsUnderWay = new Map<string, Promise<void>>();

/**
 * Returns the cached rooms, and refreshes them at most once a second, only while visitors ask. Waits a moment for newer
 * ones when they are old.
 *
 * @returns `null` while nothing could be read since the start of the process.
 */
export async function rooms(): Promise<CachedRooms | null> {
  const age = cachedRooms === null ? Infinity : Date.now() - cachedRooms.readAt;
  const refreshed = age > freshMs ? refresh() : null;
  if (age > waitedForMs) await Promise.race([refreshed, pause(maxWaitMs)]);
  return cachedRooms;
}

/**
 * Like `rooms`, for a room that isn't in the cache: it may have been opened a moment ago, so this waits for newer data,
 * also when a fetch has just begun.
 */
export async function roomsAfterRefresh(): Promise<CachedRooms | null> {
  const askedAt = Date.now();
  const untilNew = async () => {
    await underWay;
    if (cachedRooms === null || cachedRooms.readAt < askedAt) await refresh();
  };
  if (cachedRooms === null || askedAt - cachedRooms.readAt > freshMs)
    await Promise.race([untilNew(), pause(newRoomMs)]);
  return cachedRooms;
}

/** Whether the cached rooms are so old that the waiting page should say so. */
export function isOld({ readAt }: CachedRooms): boolean {
  return Date.now() - readAt > oldMs;
}

/** Updates the cache with newer data of one room. */
export function noteRoom(room: WaitingRoom): void {
  if (cachedRooms === null) return;
  cachedRooms = { ...cachedRooms, byEvent: new Map(cachedRooms.byEvent).set(room.eventId, room) };
}

/** Returns the cached result of a room's draw; `null` before the draw, and until the result has been read. */
export function drawnListOf({ eventId, draw }: WaitingRoom): DrawnList | null {
  if (draw === null) return null;
  if (draw.early === 0) return { ids: [], places: new Map() };
  const cached = lists.get(eventId) ?? null;
  if (cached === null && !listsUnderWay.has(eventId)) listsUnderWay.set(eventId, readList(eventId));
  return cached;
}

/** Like `drawnListOf`, but waits for a result that is being read. @returns `null` when it can't be read now. */
export async function awaitDrawnList(room: WaitingRoom): Promise<DrawnList | null> {
  const list = drawnListOf(room);
  if (list !== null) return list;
  await listsUnderWay.get(room.eventId);
  return lists.get(room.eventId) ?? null;
}

/** Fetches the rooms, one fetch at a time, shared by all who wait for it. Never throws: on failure the cache stays. */
function refresh(): Promise<void> {
  underWay ??= readRooms().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function readRooms(): Promise<void> {
  try {
    const answer = await requestRooms({ action: "read" });
    const { rooms: read } = answer === null ? { rooms: [] } : waitingRoomsSchema.parse(answer);
    cachedRooms = { byEvent: new Map(read.map((room) => [room.eventId, room])), readAt: Date.now() };
    for (const eventId of lists.keys()) if (!cachedRooms.byEvent.has(eventId)) lists.delete(eventId);
    unread.succeeded();
  } catch (error) {
    unread.failed({ reason: String(error) });
  }
}

async function readList(eventId: string): Promise<void> {
  try {
    const answer = await requestRooms({ action: "list", eventId });
    if (answer === null) return;
    const { ids } = drawnListSchema.parse(answer);
    lists.set(eventId, { ids, places: new Map(ids.map((id, index) => [id, index + 1])) });
  } catch (error) {
    log.info("The list of a draw can't be read", { eventId, reason: String(error) });
  } finally {
    listsUnderWay.delete(eventId);
  }
}
