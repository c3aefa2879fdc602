import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { begunCookie, heldNow as held } from "../../test/checkout-request.ts";
import { routeArguments } from "../../test/route-arguments.ts";
import { requestMoreTime } from "#app/features/checkout/order-status-request.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";
import { action } from "./order-status.ts";

const asked = vi.hoisted(() => vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>());
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ requestShop: asked }));

const { token } = held;
let browser = { cookie: "" };

beforeEach(() => {
  browser = begunCookie(token);
  asked.mockReset();
  // What the page of the checkout asks, the route answers.
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, "http://site.test"), { ...init, headers: browser });
    return action(routeArguments(request, {}));
  });
});

afterEach(() => void vi.unstubAllGlobals());

test("more time is given as long as the order is in its checkout", async () => {
  asked.mockResolvedValue({ outcome: "order", order: held, payAt: null });
  expect(await requestMoreTime(token)).toMatchObject({ heldUntil: held.heldUntil });
  expect(asked.mock.calls).toEqual([[{ action: "extend", token }]]);
});

test.each(["expired", "wrong-state", "unknown"] as const)(
  "of an order that isn't in its checkout any more (%s) there is nothing to keep longer",
  async (reason) => {
    asked.mockResolvedValue({ outcome: "failed", reason });
    expect(await requestMoreTime(token)).toBe("gone");
  },
);

test("that no more time is given isn't that it is over, nor is that nobody answers", async () => {
  asked.mockResolvedValue({ outcome: "failed", reason: "no-more-time" });
  expect(await requestMoreTime(token)).toBeNull();
  asked.mockResolvedValue({ outcome: "unavailable" });
  expect(await requestMoreTime(token)).toBeNull();
});

test("another browser than the one that began it keeps nothing longer", async () => {
  browser.cookie = "";
  expect(await requestMoreTime(token)).toBe("gone");
  expect(asked).not.toHaveBeenCalled();
});
