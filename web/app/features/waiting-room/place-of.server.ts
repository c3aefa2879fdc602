import type { WaitingRoom } from "@circuit/contract/shop/waiting-room";
import { joinRoom, rememberedPlace } from "./join-room.server.ts";
import { drawnListOf } from "./room-cache.server.ts";
import type { Waiter } from "./waiting-cookie.server.ts";

/** Returns a visitor's queue position. An unknown one is requested from the content system again. */
export function placeOf(room: WaitingRoom, waiter: Waiter): Waiter["place"] {
  if (typeof waiter.place === "number" || waiter.place === "done") return waiter.place;
  const heard = rememberedPlace(waiter.id) ?? waiter.place;
  if (typeof heard === "number") return heard;
  if (room.draw === null) {
    if (heard === null) void joinRoom(room.eventId, waiter);
    return heard;
  }
  const list = drawnListOf(room);
  const drawn = list?.places.get(waiter.id) ?? null;
  if (drawn === null && list !== null) void joinRoom(room.eventId, waiter);
  return drawn;
}
