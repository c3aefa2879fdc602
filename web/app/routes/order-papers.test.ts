import { paidOrder } from "@circuit/contract/fixtures/orders";
import type { Locale } from "@circuit/contract/locales";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { beforeEach, expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";
import { loader as invoice } from "./order-invoice.ts";
import { loader as pass } from "./order-pass.ts";
import { loader as tickets } from "./order-tickets.ts";
import { action } from "./order.tsx";

const asked = vi.hoisted(() => vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>());
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ requestShop: asked }));

const { token } = paidOrder;

beforeEach(() => {
  asked.mockReset();
});

/** A visit to a file of the order in a language. */
const visit = (locale: Locale, file: string, init: RequestInit = {}) =>
  routeArguments(new Request(`http://localhost/${file}`, init), { token, code: "CD27-7K4M" }, locale);

test.each(["nl", "en"] as const)("every file of an order is in the language of its address (%s)", async (locale) => {
  asked.mockImplementation(async ({ action: what }) =>
    what === "read"
      ? { outcome: "order", order: paidOrder, payAt: null }
      : { outcome: "file", name: "a.pdf", type: "application/pdf", base64: "" },
  );
  await invoice(visit(locale, "invoice.pdf"));
  await tickets(visit(locale, "tickets.pdf"));
  await pass(visit(locale, "ticket/CD27-7K4M.pkpass"));
  const calls = asked.mock.calls.map(([request]) => request);
  expect(calls.filter(({ action: what }) => what !== "read")).toEqual([
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
    const answer = await action(visit(locale, "", { method: "POST", body, headers: origin }));
    expect(asked).toHaveBeenLastCalledWith({ action: "pay", token, locale });
    expect(answer).toMatchObject({ status: 303 });
  },
);

test("a content system that hangs is asked what it answers at once, and for no file, which takes long to make", async () => {
  asked.mockResolvedValue({ outcome: "unavailable" });
  const files = [
    () => tickets(visit("nl", "tickets.pdf")),
    () => invoice(visit("nl", "factuur.pdf")),
    () => pass(visit("nl", "ticket/CD27-7K4M.pkpass")),
  ];
  for (const file of files) {
    asked.mockClear();
    // oxlint-disable-next-line no-await-in-loop -- each is asked for by itself
    await expect(file()).rejects.toMatchObject({ init: { status: 503 } });
    expect(asked.mock.calls).toEqual([[{ action: "read", token }]]);
  }
});
