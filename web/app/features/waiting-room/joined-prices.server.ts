import { pricesAt } from "@circuit/contract/shop/waiting-room";
import { rooms } from "./room-cache.server.ts";
import { placeOf } from "./place-of.server.ts";
import { hasWaited, waiterOf } from "./waiting-cookie.server.ts";
import { waitingStatus } from "./waiting-status.server.ts";

/**
 * The prices that a visitor's places in waiting rooms keep for them, by what is known of the rooms. Whose turn is over
 * joins anew, at the prices of then.
 *
 * @param cookies - The request's header; `null` when it has none.
 * @returns Cents by `{ticketId}/{admission key}`.
 */
export async function joinedPrices(cookies: string | null): Promise<Record<string, number>> {
  if (!hasWaited(cookies)) return {};
  const roomList = await rooms();
  const prices = [...(roomList?.byEvent.values() ?? [])].flatMap((room) => {
    const waiter = waiterOf(cookies, room.eventId);
    if (waiter === null || waitingStatus(room, placeOf(room, waiter), Date.now()).kind === "over") return [];
    return Object.entries(pricesAt(room.prices, waiter.joinedAt));
  });
  return Object.fromEntries(prices);
}
