import { pricesWhenJoined } from "@circuit/contract/shop/waiting-room";
import { rooms } from "./room-cache.server.ts";
import { placeOf } from "./place-of.server.ts";
import { waiterIdsOf, waiterOf } from "./waiting-cookie.server.ts";
import { waitingStatus } from "./waiting-status.server.ts";

/**
 * Returns the prices that applied when a visitor joined waiting rooms; they are kept until the visitor's turn is over.
 *
 * @param cookies - The request's header; `null` when it has none.
 * @returns Cents by `{ticketId}/{admission key}`.
 */
export async function joinedPrices(cookies: string | null): Promise<Record<string, number>> {
  if (waiterIdsOf(cookies).length === 0) return {};
  const roomList = await rooms();
  const prices = [...(roomList?.byEvent.values() ?? [])].flatMap((room) => {
    const waiter = waiterOf(cookies, room.eventId);
    if (waiter === null || waitingStatus(room, placeOf(room, waiter), Date.now()).kind === "over") return [];
    return Object.entries(pricesWhenJoined(room.prices, waiter.joinedAt));
  });
  return Object.fromEntries(prices);
}
