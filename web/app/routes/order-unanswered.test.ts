import { paidOrder } from "@circuit/contract/fixtures/orders";
import { emptySettings } from "@circuit/contract/content/layout";
import type { Order } from "@circuit/contract/shop/order";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { AccountResult } from "#app/cms/account.server.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { action, loader } from "./order.tsx";

vi.mock("#app/env.server.ts", () => ({
  env: {
    SITE_URL: "http://site.test",
    CMS_URL: "http://cms.test",
    SITE_CMS_SECRET: "only-while-testing-1",
    FORM_SENDS_PER_ADDRESS: 20,
  },
}));
const asked = vi.hoisted(() => ({
  shop: vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>(),
  account: vi.fn<() => Promise<AccountResult<Order>>>(),
}));
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ requestShop: asked.shop }));
vi.mock("#app/cms/settings.server.ts", () => ({ getSettings: () => Promise.resolve(emptySettings) }));
vi.mock("#app/cms/account.server.ts", async (load) => ({
  ...(await load<object>()),
  fetchAccountOrder: asked.account,
}));

const { token } = paidOrder;

/** Presses a button on an order's page, which is then drawn. */
async function press(intent: string, params: { token: string } | { number: string }, cookie = "") {
  const context = new RouterContextProvider();
  context.set(localeContext, "nl");
  const path = "token" in params ? `/bestelling/${params.token}` : `/account/bestelling/${params.number}`;
  const url = new URL(path, "http://site.test");
  const body = new URLSearchParams({ order_intent: intent });
  const request = new Request(url, { method: "POST", body, headers: { cookie } });
  const given = { request, params, context, url, pattern: "" };
  const answer = await action(given);
  if (answer instanceof Response) throw new Error(`It leads to ${answer.headers.get("location")}`);
  return { status: answer.init?.status, page: await loader(given) };
}

beforeEach(() => {
  asked.shop.mockReset().mockResolvedValue({ outcome: "unavailable" });
  asked.account.mockReset().mockResolvedValue({ state: "unavailable" });
});

test("while the content system hangs a press is answered after one call of it, with the way back to the order", async () => {
  const { status, page } = await press("cancel", { token });
  expect(status).toBe(503);
  const stop = { title: "We kunnen dit nu niet doen", link: { path: `/bestelling/${token}` } };
  expect(page.data).toMatchObject({ stop, placed: null });
  expect(asked.shop.mock.calls).toEqual([[{ action: "read", token }]]);
});

test("so does a press on an order in an account", async () => {
  const cookie = `account-session=${"s".repeat(43)}`;
  const { status, page } = await press("cancel", { number: "cd-270418" }, cookie);
  expect(status).toBe(503);
  const stop = { title: "We kunnen dit nu niet doen", link: { path: "/account/bestelling/cd-270418" } };
  expect(page.data).toMatchObject({ stop });
  expect(asked.account).toHaveBeenCalledTimes(1);
  expect(asked.shop).not.toHaveBeenCalled();
});
