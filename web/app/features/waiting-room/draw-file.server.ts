import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { awaitDrawnList, type DrawnList } from "./room-cache.server.ts";

/** A body that never changes and is the same for everyone. */
export interface ImmutableBody {
  text: string;
}

/** Files by list. A draw without participants has a new list each time, as another draw may follow it. */
const files = new WeakMap<DrawnList, ImmutableBody>();

/**
 * Returns the file by which anyone can verify the draw of a room, made once: it lists tens of thousands of ids.
 *
 * @returns `null` before the draw, `unavailable` while the list of ids can't be read.
 */
export async function drawFileOf(room: WaitingRoom): Promise<ImmutableBody | "unavailable" | null> {
  if (room.draw === null) return null;
  const list = await awaitDrawnList(room);
  if (list === null) return "unavailable";
  const file = files.get(list) ?? { text: textOf(room, room.draw, list.ids) };
  files.set(list, file);
  return file;
}

function textOf(
  { commitment, committedAt, earlier }: WaitingRoom,
  { at, seed, digest }: NonNullable<WaitingRoom["draw"]>,
  ids: readonly string[],
): string {
  return JSON.stringify({ commitment, committedAt, at, seed, digest, ids, earlier });
}
