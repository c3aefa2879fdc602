import { emptyRoom } from "@circuit/contract/fixtures/waiting-room";
import { waitingRoomSchema } from "@circuit/contract/shop/waiting-room";
import { beforeEach, expect, test, vi } from "vitest";
import { emailVerificationToken, emailHashOfToken } from "#app/http/verified-email.server.ts";

interface State {
  room: { opensAt: string | null; draw: object | null };
  /** Numbers of those who joined. */
  joined: string[];
}

const state = vi.hoisted((): State => ({ room: { opensAt: null, draw: null }, joined: [] }));

vi.mock("./room-cache.server.ts", () => ({
  rooms: async () => ({ byEvent: new Map([["tt", roomNow()]]) }),
  drawnListOf: () => null,
}));
vi.mock("./join-room.server.ts", () => ({
  rememberedPlace: () => null,
  joinRoom: async (_event: string, { id }: { id: string }) => {
    state.joined.push(id);
    return "early";
  },
}));
vi.mock("#app/cms/shop.server.ts", () => ({
  catalogueOrNothing: async () => ({ events: [{ eventId: "tt", offers: [{ ticketId: "sunday" }] }] }),
}));

const { joinWaitingRoom, passRooms } = await import("./pass-room.server.ts");

function roomNow() {
  return waitingRoomSchema.parse({ ...emptyRoom, ...state.room });
}

const inboxOf = (email: string) => emailHashOfToken(emailVerificationToken(email));
let tokens = 0;

/** Presses the button in a new window. */
function press(inbox: string | null) {
  tokens += 1;
  return joinWaitingRoom("tt", "nl", { cookies: null, token: `token-${tokens}`, inbox });
}

/** Takes a cart to the checkout in a new window. @returns Where it waits; `null` when it goes on. */
async function takeCart(inbox: string | null) {
  const line = { ticketId: "sunday", quantity: 1, admission: "2027-06-25", seenPriceCents: 1000 };
  const request = new Request("http://site.test/");
  const passage = await passRooms([line], { request, locale: "nl", inbox, mayJoin: async () => true });
  return passage.waitAt;
}

beforeEach(() => {
  state.joined = [];
  state.room = { opensAt: new Date(Date.now() + 600_000).toISOString(), draw: null };
});

test("before the draw all windows and tags of an inbox are one lot, and each inbox has its own", async () => {
  for (const email of ["jan@voorbeeld.nl", "jan+1@voorbeeld.nl", "JAN+twee@voorbeeld.nl", "jan@voorbeeld.nl"]) {
    expect(await press(inboxOf(email))).toEqual({ cookie: expect.stringContaining("wait-tt=") });
  }
  expect(await takeCart(inboxOf("jan@voorbeeld.nl"))).toBe("/afrekenen/wachtkamer/tt");
  expect(state.joined).toHaveLength(5);
  expect(new Set(state.joined).size).toBe(1);
  await press(inboxOf("an@voorbeeld.nl"));
  expect(new Set(state.joined).size).toBe(2);
});

test("before the draw who hasn't shown an inbox is asked for it, and a cart gets no place on its way", async () => {
  expect(await press(null)).toBe("needs-inbox");
  expect(await takeCart(null)).toBe("/afrekenen/wachtkamer/tt");
  expect(state.joined).toEqual([]);
});

test.each([
  ["after the draw", { at: "2026-11-29T10:00:00.000Z", seed: "", digest: "", early: 0 }, "2026-11-29T10:00:00.000Z"],
  ["where the sale was open before there was a waiting room", null, null],
])("%s nobody needs an inbox", async (_when, draw, opensAt) => {
  state.room = { opensAt, draw };
  expect(await press(null)).toEqual({ cookie: expect.stringContaining("wait-tt=") });
  await takeCart(null);
  expect(new Set(state.joined).size).toBe(2);
});
