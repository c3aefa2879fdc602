import { joinedSchema, type WaitingRoom, waitingRoomSchema } from "../../contract/src/shop/waiting-room.ts";
import { joinRoom } from "../src/shop/waiting-room/join-room.ts";
import { readRooms } from "../src/shop/waiting-room/read-rooms.ts";
import { event, newKey, offer, type TestShop } from "./shop.ts";

/** When sales open that have one. */
export const opening = Date.parse("2027-01-10T13:00:00.000Z");

/** What a waiting room sells, and how fast it lets people through. */
export type RoomSetting = Partial<{ netCents: number; perMinute: number; atOnce: number | null }>;

/** Sells one ticket, with a waiting room. @param opensAt - Milliseconds since 1970; `null` for at once. */
export function sellInRoom(shop: TestShop, opensAt: number | null, setting: RoomSetting = {}): void {
  const { netCents = 1000, perMinute = 60, atOnce = null } = setting;
  const saleStartsAt = opensAt === null ? null : new Date(opensAt).toISOString();
  const day = { ...offer("day", "event", netCents, ["2027-06-25"]), saleStartsAt };
  shop.entries[0] = { ...event("tt", [day]), waitingRoom: { perMinute, atOnce } };
}

/** The waiting room of the only event that has one. @param shop - Of the test that asks. */
export function waitingRoom(shop: () => TestShop) {
  return {
    async room(): Promise<WaitingRoom> {
      const [only] = await readRooms(shop());
      return waitingRoomSchema.parse(only);
    },
    /** Lets visitors join now, one after the other. @returns Their numbers, and their places where these are known. */
    async join(count: number, ids = Array.from({ length: count }, newKey)) {
      const waiters = ids.map((id) => ({ id, joinedAt: shop().clock.now }));
      const joined = joinedSchema.parse(await joinRoom(shop(), { action: "join", eventId: "tt", waiters }));
      const placeOf = new Map(joined.places);
      return { ids, places: ids.map((id) => placeOf.get(id) ?? null) };
    },
  };
}
