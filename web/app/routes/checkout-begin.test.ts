import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { localeContext } from "#app/i18n/locale-context.ts";

const beginFromCart = vi.hoisted(() => vi.fn());
const line = { ticketId: "a1", admission: "2027-06-27", quantity: 1, seenNetCents: 100 };

vi.mock("#app/features/checkout/begin-order.server.ts", () => ({ beginFromCart, linesOfOrder: () => [] }));
vi.mock("#app/features/shop/cart/read-cart.server.ts", () => ({
  readCart: async () => ({ cart: { lines: [] }, lines: [line] }),
}));
vi.mock("./promised-prices.server.ts", () => ({ promisedTo: () => async () => ({}) }));
vi.mock("#app/features/waiting-room/pass-room.server.ts", () => ({
  passRooms: async () => ({ waiterIds: ["w"], waitAt: null, cookies: ["wait-tt=new"] }),
  turnIsOver: async () => ({ path: "/wachtrij/tt", cookies: ["wait-tt=done"] }),
}));

const { action } = await import("./checkout-begin.ts");

async function pressed(outcome: { state: string; order?: object }) {
  beginFromCart.mockResolvedValue(outcome);
  const context = new RouterContextProvider();
  context.set(localeContext, "nl");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = new Request("http://site.test/afrekenen", { method: "POST", body: "staying=", headers });
  const answer = await action({ request, url: new URL(request.url), pattern: "/afrekenen", params: {}, context });
  return { location: answer.headers.get("location"), cookies: answer.headers.getSetCookie() };
}

test.each([["refused"], ["tooManyHeld"], ["away"]])(
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
