import { paidOrder } from "@circuit/contract/fixtures/orders";
import type { Locale } from "@circuit/contract/locales";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { orderFileNames } from "@circuit/contract/urls/own-paths";
import { beforeEach, expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";
import { loader as paper } from "./order-file.ts";
import { loader as pass } from "./order-pass.ts";
import { action } from "./order.tsx";

const asked = vi.hoisted(() => vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>());
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ requestShop: asked }));

const { token } = paidOrder;

beforeEach(() => void asked.mockReset());

/** A visit to a file of the order in a language. */
const visit = (locale: Locale, file: string, init: RequestInit = {}) =>
  routeArguments(new Request(`http://localhost/${file}`, init), { token, code: "CD27-7K4M" }, locale);

test.each(["nl", "en"] as const)("every file of an order is in the language of its address (%s)", async (locale) => {
  asked.mockImplementation(async ({ action: what }) =>
    what === "read"
      ? { outcome: "order", order: paidOrder, payAt: null }
      : { outcome: "file", name: "a.pdf", type: "application/pdf", base64: "" },
  );
  await paper(visit(locale, orderFileNames.invoice[locale]));
  await paper(visit(locale, orderFileNames.tickets[locale]));
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
    () => paper(visit("nl", "tickets.pdf")),
    () => paper(visit("nl", "factuur.pdf")),
    () => pass(visit("nl", "ticket/CD27-7K4M.pkpass")),
  ];
  for (const file of files) {
    asked.mockClear();
    await expect(file()).rejects.toMatchObject({ init: { status: 503 } });
    expect(asked.mock.calls).toEqual([[{ action: "read", token }]]);
  }
});
