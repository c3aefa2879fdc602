import { paidOrder } from "@circuit/contract/fixtures/orders";
import type { Locale } from "@circuit/contract/locales";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { RouterContextProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { loader as invoice } from "./order-invoice.ts";
import { loader as pass } from "./order-pass.ts";
import { loader as tickets } from "./order-tickets.ts";
import { action } from "./order.tsx";

const asked = vi.hoisted(() => vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>());
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ askShop: asked }));

const { token } = paidOrder;

beforeEach(() => {
  asked.mockReset();
});

/** A visit to an address in a language. */
function visit(locale: Locale, path: string, init: RequestInit = {}) {
  const url = new URL(`http://localhost${path}`);
  const context = new RouterContextProvider();
  context.set(localeContext, locale);
  return { request: new Request(url, init), url, context, pattern: "" };
}

test.each(["nl", "en"] as const)("every file of an order is in the language of its address (%s)", async (locale) => {
  asked.mockResolvedValue({ outcome: "file", name: "a.pdf", type: "application/pdf", base64: "" });
  const params = { token };
  await invoice({ ...visit(locale, "/invoice.pdf"), params });
  await tickets({ ...visit(locale, "/tickets.pdf"), params });
  await pass({ ...visit(locale, "/ticket/CD27-7K4M.pkpass"), params: { token, code: "CD27-7K4M" } });
  expect(asked.mock.calls.map(([request]) => request)).toEqual([
    { action: "file", token, file: "invoice", locale },
    { action: "file", token, file: "tickets", locale },
    { action: "pass", token, code: "CD27 7K4M", locale },
  ]);
});

test.each(["nl", "en"] as const)(
  "an order is paid in the language of the page with the button (%s)",
  async (locale) => {
    asked.mockResolvedValue({ outcome: "order", order: paidOrder, payAt: "https://bank.example/" });
    const body = new URLSearchParams({ order_intent: "pay" });
    const origin = { origin: "http://localhost" };
    const answer = await action({
      ...visit(locale, "/", { method: "POST", body, headers: origin }),
      params: { token },
    });
    expect(asked).toHaveBeenCalledExactlyOnceWith({ action: "pay", token, locale });
    expect(answer).toMatchObject({ status: 303 });
  },
);
