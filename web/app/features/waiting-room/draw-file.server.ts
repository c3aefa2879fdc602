import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { drawnListSoon } from "./room-cache.server.ts";

/** A body that never changes again, and is the same for everyone: it is prepared for sending once. */
export interface ImmutableBody {
  text: string;
}

/** By event and commitment: a draw without participants may be followed by another. */
const cache = new Map<string, { of: string; file: ImmutableBody }>();

/**
 * What lets anyone recompute the draw of a room: tens of thousands of numbers, so the text is made once.
 *
 * @param others - The waiting rooms by event; what was made for any other is forgotten.
 * @returns `null` before the draw, `unavailable` while its list can't be read.
 */
export async function drawFileOf(
  room: WaitingRoom,
  others: ReadonlyMap<string, unknown>,
): Promise<ImmutableBody | "unavailable" | null> {
  const { eventId, commitment, draw } = room;
  if (draw === null) return null;
  const cached = cachedFileOf(room);
  if (cached !== null) return cached;
  const list = await drawnListSoon(room);
  if (list === null) return "unavailable";
  // Another request may have read it meanwhile.
  const file = cachedFileOf(room) ?? { text: textOf(room, draw, list.ids) };
  cache.set(eventId, { of: commitment, file });
  for (const each of cache.keys()) if (!others.has(each)) cache.delete(each);
  return file;
}

function cachedFileOf({ eventId, commitment }: WaitingRoom): ImmutableBody | null {
  const cached = cache.get(eventId);
  return cached?.of === commitment ? cached.file : null;
}

function textOf(
  { commitment, committedAt, earlier }: WaitingRoom,
  { at, seed, digest }: NonNullable<WaitingRoom["draw"]>,
  ids: readonly string[],
): string {
  return JSON.stringify({ commitment, committedAt, at, seed, digest, ids, earlier });
}
