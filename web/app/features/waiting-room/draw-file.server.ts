import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { drawnListSoon } from "./known-rooms.server.ts";

/** A body that never changes again, and is the same for everyone: it is prepared for sending once. */
export interface LastingBody {
  text: string;
}

/** By event. */
const made = new Map<string, LastingBody>();

/**
 * What lets anyone recompute the draw of a room: tens of thousands of numbers, so the text is made once.
 *
 * @param others - The waiting rooms by event; what was made for any other is forgotten.
 * @returns `null` before the draw, `away` while its list can't be read.
 */
export async function drawFileOf(
  room: WaitingRoom,
  others: ReadonlyMap<string, unknown>,
): Promise<LastingBody | "away" | null> {
  const { eventId, commitment, committedAt, draw } = room;
  if (draw === null) return null;
  const known = made.get(eventId);
  if (known !== undefined) return known;
  const list = await drawnListSoon(room);
  if (list === null) return "away";
  // Somebody else may have asked meanwhile.
  const file = made.get(eventId) ?? { text: textOf({ commitment, committedAt, draw, ids: list.ids }) };
  made.set(eventId, file);
  for (const each of made.keys()) if (!others.has(each)) made.delete(each);
  return file;
}

interface Drawn extends Pick<WaitingRoom, "commitment" | "committedAt"> {
  draw: NonNullable<WaitingRoom["draw"]>;
  ids: readonly string[];
}

function textOf({ commitment, committedAt, draw: { at, seed, digest }, ids }: Drawn): string {
  return JSON.stringify({ commitment, committedAt, at, seed, digest, ids });
}
