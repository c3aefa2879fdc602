import { expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";

const requestShop = vi.hoisted(() => vi.fn<() => Promise<ShopOutcome>>());
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ requestShop }));

const { action } = await import("./payment-notice.ts");

async function told(outcome: ShopOutcome | Promise<ShopOutcome>): Promise<number> {
  requestShop.mockReturnValue(Promise.resolve(outcome));
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const request = new Request("http://site.test/shop/payments", { method: "POST", body: "id=tr_1", headers });
  const { status } = await action(routeArguments(request, {}));
  return status;
}

test("D04 what the provider tells is taken once it was looked up, and is to be told again when it couldn't be", async () => {
  expect(await told({ outcome: "noted" })).toBe(200);
  expect(await told({ outcome: "failed", reason: "provider-away" })).toBe(503);
  expect(await told({ outcome: "unavailable" })).toBe(503);
});

test("D04 a flood of notices isn't passed on all at once, and the provider is to tell the rest again", async () => {
  const { promise, resolve } = Promise.withResolvers<ShopOutcome>();
  requestShop.mockClear();
  const notices = Array.from({ length: 50 }, () => told(promise));
  await vi.waitFor(() => expect(requestShop).toHaveBeenCalledTimes(6));
  resolve({ outcome: "noted" });
  const statuses = await Promise.all(notices);
  expect(statuses.filter((status) => status === 200)).toHaveLength(6);
  expect(statuses.filter((status) => status === 503)).toHaveLength(44);
  expect(await told({ outcome: "noted" })).toBe(200);
});
