import { beforeEach, expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import { verifiedEmailCookie, emailVerificationToken } from "#app/http/verified-email.server.ts";

vi.mock("#app/env.server.ts", () => ({
  env: { SITE_URL: "http://site.test", SITE_CMS_SECRET: "only-while-testing-1", FORM_SENDS_PER_ADDRESS: 5 },
}));

const beginFromCart = vi.hoisted(() => vi.fn());
const passRooms = vi.hoisted(() => vi.fn());
const line = { ticketId: "a1", admission: "2027-06-27", quantity: 1, seenPriceCents: 100 };

vi.mock("#app/features/checkout/begin-order.server.ts", () => ({ beginFromCart, toCartLines: () => [] }));
vi.mock("#app/features/shop/cart/read-cart.server.ts", () => ({
  readCart: async () => ({ cart: { lines: [] }, lines: [line] }),
}));
vi.mock("#app/pages/cart/price-lock.server.ts", () => ({ priceLock: () => async () => ({}) }));
vi.mock("#app/features/waiting-room/pass-room.server.ts", () => ({
  passRooms,
  handleTurnOver: async () => ({ path: "/wachtrij/tt", cookies: ["wait-tt=done"] }),
}));

beforeEach(
  () => void passRooms.mockResolvedValue({ waiterIds: ["w"], turns: [], waitAt: null, cookies: ["wait-tt=new"] }),
);

const { action } = await import("./checkout-begin.ts");

async function pressed(outcome: { state: string; order?: object }, address = "192.0.2.1", more: object = {}) {
  beginFromCart.mockResolvedValue(outcome);
  const headers = { "content-type": "application/x-www-form-urlencoded", "x-client-address": address, ...more };
  const request = new Request("http://site.test/afrekenen", { method: "POST", body: "staying=", headers });
  const answer = await action(routeArguments(request, {}));
  return { location: answer.headers.get("location"), cookies: answer.headers.getSetCookie() };
}

test.each([["refused"], ["tooManyHeld"], ["unavailable"]])(
  "S06 a place in the waiting room that was given on the way is kept when the order is %s",
  async (state) => {
    const { location, cookies } = await pressed({ state });
    expect(location).toMatch(/^\/winkelwagen\?problem=|^\/afrekenen\/winkelwagen\?problem=/u);
    expect(cookies).toEqual(["wait-tt=new"]);
  },
);

test("S06 and when the turn is over it says so", async () => {
  expect(await pressed({ state: "mustWait" })).toEqual({
    location: "/wachtrij/tt",
    cookies: ["wait-tt=new", "wait-tt=done"],
  });
});

const begun = { state: "begun", order: { token: "t".repeat(43) } };
const checkout = `/afrekenen/${begun.order.token}`;

/** Visitors of one address press the button, one after the other. @returns Where each of them comes. */
async function pressEach(places: readonly string[], address: string) {
  const locations: (string | null)[] = [];
  for (const place of places) {
    passRooms.mockResolvedValue({ waiterIds: [place], turns: [place], waitAt: null, cookies: [] });
    locations.push((await pressed(begun, address)).location);
  }
  return locations;
}

test("S06 everyone whose turn it is goes on, also 300 of them behind one address", async () => {
  const places = Array.from({ length: 300 }, (_, index) => `place-${index}`);
  expect(new Set(await pressEach(places, "192.0.2.2"))).toEqual(new Set([checkout]));
});

test("S06 one place begins no more checkouts than one address, and an address without places neither", async () => {
  const same = Array.from({ length: 101 }, () => "the-same");
  expect((await pressEach(same, "192.0.2.3")).slice(99)).toEqual([checkout, "/afrekenen/winkelwagen?problem=tooMany"]);
  passRooms.mockResolvedValue({ waiterIds: [], turns: [], waitAt: null, cookies: [] });
  await Promise.all(same.slice(1).map(() => pressed(begun, "192.0.2.4")));
  expect((await pressed(begun, "192.0.2.4")).location).toBe("/afrekenen/winkelwagen?problem=tooMany");
});

test("behind an address that took too many carts, who has shown an inbox goes on, and is told of by it alone", async () => {
  passRooms.mockResolvedValue({ waiterIds: [], turns: [], waitAt: null, cookies: [] });
  await Promise.all(Array.from({ length: 100 }, () => pressed(begun, "192.0.2.5")));
  const cookie = verifiedEmailCookie(emailVerificationToken("jan@voorbeeld.nl"));
  expect((await pressed(begun, "192.0.2.5", { cookie })).location).toBe(checkout);
  expect(beginFromCart).toHaveBeenLastCalledWith(expect.objectContaining({ network: expect.stringMatching(/^@/u) }));
});
