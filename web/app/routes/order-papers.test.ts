import { paidOrder } from "@circuit/contract/fixtures/orders";
import { emptySettings } from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import type { Order } from "@circuit/contract/shop/order";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { orderFileNames } from "@circuit/contract/urls/own-paths";
import { beforeEach, expect, test, vi } from "vitest";
import { routeArguments } from "../../test/route-arguments.ts";
import type { AccountResult } from "#app/cms/account.server.ts";
import type { ShopOutcome } from "#app/features/checkout/shop-requests.server.ts";
import { loader as paper } from "./order-file.ts";
import { loader as pass } from "./order-pass.ts";
import { action, loader } from "./order.tsx";

const { asked, account } = vi.hoisted(() => ({
  asked: vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>(),
  account: vi.fn<() => Promise<AccountResult<Order>>>(),
}));
vi.mock("#app/features/checkout/shop-requests.server.ts", () => ({ requestShop: asked }));
vi.mock("#app/cms/settings.server.ts", () => ({ getSettings: () => Promise.resolve(emptySettings) }));
vi.mock("#app/cms/account.server.ts", async (load) => ({ ...(await load<object>()), fetchAccountOrder: account }));

const { token } = paidOrder;
const found = { outcome: "order", order: paidOrder, payAt: null } as const;
const made = Buffer.from("PK pass");
const type = "application/vnd.apple.pkpass";
const file = { outcome: "file", name: "ticket-CD27-7K4M.pkpass", type, base64: made.toString("base64") } as const;

/** The shop, which has the order, and answers so to what else it is asked. */
const shop = (answer: ShopOutcome) =>
  asked.mockImplementation(async ({ action: what }) => (what === "read" ? found : answer));

beforeEach(() => {
  asked.mockReset();
  shop(file);
  account.mockReset().mockResolvedValue({ state: "unavailable" });
});

/** A visit to a file of the order in a language. */
const visit = (locale: Locale, name: string, params = { token, code: "CD27-7K4M" }) =>
  routeArguments(new Request(`http://localhost/${name}`), params, locale);

const toWallet = (code: string, ofOrder = token) => pass(visit("nl", "x.pkpass", { token: ofOrder, code }));

/** A press of a button on an order's page. */
function press(intent: string, params: { token: string } | { number: string }, locale: Locale = "nl", cookie = "") {
  const body = new URLSearchParams({ order_intent: intent });
  const path = "token" in params ? `/bestelling/${params.token}` : `/account/bestelling/${params.number}`;
  const request = new Request(`http://localhost${path}`, { method: "POST", body, headers: { cookie } });
  return routeArguments(request, params, locale);
}

test.each(["nl", "en"] as const)("every file of an order is in the language of its address (%s)", async (locale) => {
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

test("a ticket goes to its visitor's wallet alone", async () => {
  const answer = await toWallet("CD27-7K4M");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(made);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": type,
    "content-disposition": 'attachment; filename="ticket-CD27-7K4M.pkpass"',
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "strict-origin",
  });
});

test("a ticket that is cancelled, or another's, or of an order that doesn't exist, is a 404, also where no passes are made", async () => {
  shop({ outcome: "failed", reason: "wrong-state" });
  await expect(toWallet("CD27-7K4M")).rejects.toMatchObject({ init: { status: 404 } });
  asked.mockResolvedValue({ outcome: "failed", reason: "unknown" });
  await expect(toWallet("CD27-7K4M")).rejects.toMatchObject({ init: { status: 404 } });
});

test.each(["CD27", "CD27-7K4M-1", "cd27-7k4m", "CD27 7K4", "..-7K4M"])("nobody is asked for %s", async (code) => {
  await expect(toWallet(code)).rejects.toMatchObject({ init: { status: 404 } });
  await expect(toWallet("CD27-7K4M", "short")).rejects.toMatchObject({ init: { status: 404 } });
  expect(asked).not.toHaveBeenCalled();
});

test.each(["nl", "en"] as const)("an order is paid in the language of the button (%s)", async (locale) => {
  asked.mockResolvedValue({ ...found, payAt: "https://bank.example/" });
  const answer = await action(press("pay", { token }, locale));
  expect(asked).toHaveBeenLastCalledWith({ action: "pay", token, locale });
  expect(answer).toMatchObject({ status: 303 });
});

test("a content system that hangs is asked what it answers at once, and for no file, which takes long to make", async () => {
  asked.mockResolvedValue({ outcome: "unavailable" });
  const files = [
    () => paper(visit("nl", "tickets.pdf")),
    () => paper(visit("nl", "factuur.pdf")),
    () => toWallet("CD27-7K4M"),
  ];
  for (const each of files) {
    asked.mockClear();
    await expect(each()).rejects.toMatchObject({ init: { status: 503 } });
    expect(asked.mock.calls).toEqual([[{ action: "read", token }]]);
  }
});

test.each([
  ["by its link", { token }, `/bestelling/${token}`, [1, 0]],
  ["in an account", { number: "cd-270418" }, "/account/bestelling/cd-270418", [0, 1]],
] as const)(
  "while the content system hangs a press on an order %s is answered after one call of it, with the way back to the order",
  async (_, params, path, calls) => {
    asked.mockResolvedValue({ outcome: "unavailable" });
    const given = press("cancel", params, "nl", `account-session=${"s".repeat(43)}`);
    expect(await action(given)).toMatchObject({ init: { status: 503 } });
    const stop = { title: "We kunnen dit nu niet doen", link: { path } };
    expect((await loader(given)).data).toMatchObject({ stop, placed: null });
    expect([asked.mock.calls.length, account.mock.calls.length]).toEqual(calls);
  },
);
