import { heldOrder, paidOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { beforeEach, expect, test, vi } from "vitest";
import { begunCookie } from "../../../../test/checkout-request.ts";
import type { ShopOutcome } from "../shop-requests.server.ts";
import { receiveOrder } from "./receive-order.server.ts";

const { asked } = vi.hoisted(() => ({ asked: vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>() }));
vi.mock("../shop-requests.server.ts", () => ({ requestShop: asked }));

const waiting: Order = { ...paidOrder, state: "awaiting-payment" };
const { token } = waiting;

/** The shop, which has the order and answers so. */
function shop(answers: Partial<Record<ShopRequest["action"], ShopOutcome>> = {}) {
  const usual: ShopOutcome = { outcome: "order", order: waiting, payAt: "https://pay.example/1" };
  asked.mockReset().mockImplementation(async ({ action }) => answers[action] ?? usual);
}

function press(intent: string, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ order_intent: intent });
  return receiveOrder(new Request("http://localhost/bestelling/x", { method: "POST", body, headers }), token, "nl");
}

const actions = () => asked.mock.calls.map(([{ action }]) => action);
const unavailable = { outcome: "unavailable" } as const;
const silent = { outcome: "failed", reason: "provider-away" } as const;

beforeEach(() => shop());

test("a press pays, cancels, or orders again", async () => {
  expect(await press("pay")).toEqual({ state: "pay", payAt: "https://pay.example/1" });
  expect(await press("cancel")).toEqual({ state: "done", order: waiting });
  expect(actions()).toEqual(["read", "pay", "read", "release"]);
  expect(await press("again")).toEqual({ state: "again", order: waiting });
  expect(actions().at(-1)).toBe("read");
});

test.each(["pay", "cancel", "again"])(
  "while the content system hangs nothing is asked of it that it would do later: %s",
  async (intent) => {
    shop({ read: unavailable });
    expect(await press(intent)).toEqual({ state: "unanswered", kind: "unavailable" });
    expect(actions()).toEqual(["read"]);
  },
);

test("what was asked for and not answered may have been done", async () => {
  shop({ pay: unavailable, release: unavailable });
  expect(await press("pay")).toEqual({ state: "unanswered", kind: "pay-unsure" });
  expect(await press("cancel")).toEqual({ state: "unanswered", kind: "cancel-unsure" });
});

test("which press the payment provider's silence stopped is told", async () => {
  shop({ pay: silent, release: silent });
  expect(await press("pay")).toEqual({ state: "refused", problem: "pay-silent", status: 503 });
  expect(await press("cancel")).toEqual({ state: "refused", problem: "cancel-silent", status: 503 });
});

test("another site's page presses nothing, and an order that there isn't leads nowhere", async () => {
  expect(await press("cancel", { "x-foreign-origin": "true" })).toMatchObject({ problem: "elsewhere", status: 403 });
  expect(asked).not.toHaveBeenCalled();
  shop({ read: { outcome: "failed", reason: "unknown" } });
  expect(await press("cancel")).toEqual({ state: "unknown" });
  shop({ release: { outcome: "failed", reason: "wrong-state" } });
  expect(await press("cancel")).toMatchObject({ problem: "wrong-state", status: 409 });
});

const over: Order = { ...heldOrder, token, state: "expired", heldUntil: null };
const unplaced = [{ ...heldOrder, token }, over, { ...over, state: "cancelled" }] as const;
const ways = unplaced.flatMap((order) => ["pay", "cancel", "again"].map((intent) => [intent, order] as const));
test.each(ways)(
  "C14 an order that isn't placed yet is given up, paid or taken by no browser that didn't begin it (%s)",
  async (intent, order) => {
    for (const headers of [{}, begunCookie("N".repeat(43))]) {
      shop({ read: { outcome: "order", order, payAt: null } });
      expect(await press(intent, headers)).toEqual({ state: "otherBrowser" });
      expect(actions()).toEqual(["read"]);
    }
  },
);

test("C14 an order that isn't placed yet is given up by the browser that began it", async () => {
  shop({ read: { outcome: "order", order: { ...heldOrder, token }, payAt: null } });
  expect(await press("cancel", begunCookie(token))).toMatchObject({ state: "done" });
  expect(actions()).toEqual(["read", "release"]);
});

test("C14 presses of other browsers keep the one that began the order from none of its own", async () => {
  const own = { ...waiting, token: "P".repeat(43) };
  const request = (headers: Record<string, string>) =>
    new Request("http://localhost/", { method: "POST", body: new URLSearchParams({ order_intent: "again" }), headers });
  const other = () => receiveOrder(request({ "x-client-address": "10.0.0.9" }), own.token, "nl");
  let answer = await other();
  while (answer.state !== "refused") answer = await other();
  expect(answer.status).toBe(429);
  const beganIt = request({ ...begunCookie(own.token), "x-client-address": "10.0.0.9" });
  expect(await receiveOrder(beganIt, own.token, "nl")).toMatchObject({ state: "again" });
});
