import { heldOrder } from "@circuit/contract/fixtures/orders";
import type { Order } from "@circuit/contract/shop/order";
import type { ShopRequest } from "@circuit/contract/shop/shop-requests";
import { beforeEach, expect, test, vi } from "vitest";
import { beginFromCart, beginOrder, readHeldTickets, toCartLines } from "./begin-order.server.ts";
import type { ShopOutcome } from "./shop-requests.server.ts";

const asked = vi.hoisted(() => vi.fn<(request: ShopRequest) => Promise<ShopOutcome>>());
vi.mock("./shop-requests.server.ts", () => ({ requestShop: asked }));

const lines = toCartLines(heldOrder);
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
const held: Order = { ...heldOrder, heldUntil: inAnHour };

/** Keeps an order for each key, as the shop does. */
function shopWith(first: Order): Map<string, Order> {
  const orders = new Map<string, Order>();
  asked.mockImplementation(async (request) => {
    if (request.action !== "begin") throw new Error("It only begins");
    const order =
      orders.get(request.idempotencyKey) ?? (orders.size === 0 ? first : { ...held, token: "N".repeat(43) });
    orders.set(request.idempotencyKey, order);
    return { outcome: "order", order, payAt: null };
  });
  return orders;
}

beforeEach(() => void asked.mockReset());

const network = "n".repeat(22);
const begin = (locale: "nl" | "en", from: string) => beginOrder({ lines, locale, from, network, waiterIds: [] });

test("D03 the same cart leads to the same order, however often the button is pressed", async () => {
  const orders = shopWith(held);
  await Promise.all([begin("nl", "cart-1"), begin("nl", "cart-1")]);
  expect(orders.size).toBe(1);
  await begin("en", "cart-1");
  await begin("nl", "cart-2");
  expect(orders.size).toBe(3);
  expect(asked.mock.calls.map(([request]) => request)).toContainEqual(expect.objectContaining({ network }));
});

const placed: Order = { ...held, state: "invoiced", number: "2027-0001", heldUntil: null };

test.each([
  ["is the order that this browser placed without hearing of it", placed, lines, "placed"],
  ["is another cart", placed, lines.map((line) => ({ ...line, quantity: line.quantity + 1 })), "begun"],
  ["was ordered and cancelled", { ...placed, state: "cancelled" }, lines, "begun"],
] as const)("D03 a cart that %s", async (_, order, wanted, state) => {
  const answer = (of: Order) => ({ outcome: "order", order: of, payAt: null }) as const;
  asked.mockImplementation(async ({ action }) => answer(action === "read" ? order : held));
  const cart = { lines: wanted, locale: "nl", key: null, before: order.token, network, waiterIds: [] } as const;
  expect(await beginFromCart(cart)).toMatchObject({ state });
});

test("when the order of a cart has ended, another begins", async () => {
  shopWith({ ...held, state: "expired", heldUntil: null });
  expect(await begin("nl", "cart-1")).toMatchObject({ state: "begun", order: { token: "N".repeat(43) } });
});

test("a cart that can't be had says why, and a content system that is away is told apart", async () => {
  const problems = [{ line: 0, reason: "few-left", left: 1 } as const];
  asked.mockResolvedValue({ outcome: "refused", problems });
  expect(await begin("nl", "x")).toEqual({ state: "refused" });
  asked.mockResolvedValue({ outcome: "failed", reason: "too-many-held" });
  expect(await begin("nl", "x")).toEqual({ state: "tooManyHeld" });
  asked.mockResolvedValue({ outcome: "unavailable" });
  expect(await begin("nl", "x")).toEqual({ state: "unavailable" });
});

test("what a browser's order holds is told as long as it is held", async () => {
  asked.mockResolvedValue({ outcome: "order", order: held, payAt: null });
  expect(await readHeldTickets(held.token)).toEqual({ lines, locale: held.locale });
  asked.mockResolvedValue({ outcome: "order", order: { ...held, state: "expired" }, payAt: null });
  expect(await readHeldTickets(held.token)).toBeNull();
  asked.mockResolvedValue({ outcome: "unavailable" });
  expect(await readHeldTickets(held.token)).toBeNull();
  expect(await readHeldTickets(null)).toBeNull();
});
