import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { awaitDrawnList } from "./room-cache.server.ts";

/** A body that never changes and is the same for everyone. */
export interface ImmutableBody {
  text: string;
}

/** Cached files by event. `of` is the draw's commitment: a draw without participants may be followed by another. */
const cache = new Map<string, { of: string; file: ImmutableBody }>();

/**
 * Returns the file by which anyone can verify the draw of a room. It is cached, as it lists tens of thousands of ids.
 *
 * @param others - The current rooms by event; cached files of other events are dropped.
 * @returns `null` before the draw, `unavailable` while the list of ids can't be read.
 */
export async function drawFileOf(
  room: WaitingRoom,
  others: ReadonlyMap<string, unknown>,
): Promise<ImmutableBody | "unavailable" | null> {
  const { eventId, commitment, draw } = room;
  if (draw === null) return null;
  const cached = cachedFileOf(room);
  if (cached !== null) return cached;
  const list = await awaitDrawnList(room);
  if (list === null) return "unavailable";
  // Another request may have cached the file meanwhile.
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
