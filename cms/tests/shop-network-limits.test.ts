import { describe, expect, test } from "vitest";
import type { Order, PaymentMethod } from "@circuit/contract/shop/order";
import { beginOrder } from "../src/shop/orders/begin-order.ts";
import { deleteUnpaidOrders } from "../src/shop/orders/delete-ended-orders.ts";
import { cancelOrder } from "../src/shop/orders/end-order.ts";
import { expireOrders } from "../src/shop/orders/expire-orders.ts";
import { forgetOldNetworks } from "../src/shop/orders/network-limits.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { recordStaffPayment } from "../src/shop/orders/receive-money.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { begun, counters, customer, event, idOf, line, newKey, offer, orderOf, place, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";
import { MemoryProvider } from "./memory-provider.ts";

let shop: TestShop;

shopForEachTest(async (opened) => {
  shop = opened;
  shop.provider = new MemoryProvider();
  shop.ordersPerNetwork = 3;
  await stock(shop, 500);
});

const dayMs = 24 * 60 * 60 * 1000;
const one = "1".repeat(22);
const other = "2".repeat(22);
const taken = async () => (await counters(shop))["2027-06-25 event"];

const beginFrom = (network: string | null, quantity: number, idempotencyKey = newKey()) =>
  beginOrder(shop, { action: "begin", locale: "nl", network, idempotencyKey, lines: [line(quantity)] });

let customers = 0;

/** @param email - Of the customer; each has another if it is left out. */
async function orderFrom(network: string | null, quantity: number, method: PaymentMethod, email = "") {
  customers += 1;
  const order = orderOf(await beginFrom(network, quantity));
  const by = { ...customer, email: email === "" ? `klant${customers}@example.nl` : email };
  return place(shop, order, method, { network, customer: by });
}

const networkOf = ({ token }: Order) => shop.db.connection(orderTable).where({ token }).first("network");

const transferred = async (order: Order) =>
  recordStaffPayment(shop, await idOf(shop, order), { method: "bank-transfer", byWhom: "Kees" });

const tooMany = { outcome: "failed", reason: "too-many-unpaid" };

describe("one network", () => {
  test("holds a quarter of a small event's places at most, and always as many as one order has", async () => {
    shop.ordersPerNetwork = 40;
    await stock(shop, 60);
    await beginFrom(one, 10);
    expect(await beginFrom(one, 6)).toEqual({ outcome: "failed", reason: "too-many-held" });
    expect(orderOf(await beginFrom(one, 5)).state).toBe("held");
    expect(orderOf(await beginFrom(other, 10)).state, "others go on").toBe("held");
    await stock(shop, 30);
    expect(orderOf(await beginFrom("3".repeat(22), 5)).state, "however few there are").toBe("held");
  });

  test("holds so many places of an event at the checkout, and no more until some are free", async () => {
    shop.ordersPerNetwork = 12;
    const key = newKey();
    await beginFrom(one, 10);
    await beginFrom(one, 10, key);
    expect(await beginFrom(one, 5)).toEqual({ outcome: "failed", reason: "too-many-held" });
    expect(orderOf(await beginFrom(one, 10, key)).state, "the same press of the button").toBe("held");
    expect(orderOf(await beginFrom(one, 4)).state).toBe("held");
    expect(orderOf(await beginFrom(other, 10)).state, "others go on").toBe("held");
    expect(orderOf(await beginFrom(null, 10)).state).toBe("held");
    shop.clock.now += 16 * 60_000;
    expect(orderOf(await beginFrom(one, 10)).state).toBe("held");
  });

  test("goes on by mailed links: each inbox holds one order more at a time", async () => {
    for (const quantity of [4, 2]) await beginFrom(one, quantity);
    expect(await beginFrom(one, 2)).toEqual({ outcome: "failed", reason: "too-many-held" });
    const inbox = `@${"3".repeat(21)}`;
    expect(orderOf(await beginFrom(inbox, 4)).state).toBe("held");
    expect(await beginFrom(inbox, 1)).toEqual({ outcome: "failed", reason: "too-many-held" });
    expect(orderOf(await beginFrom(`@${"4".repeat(21)}`, 4)).state).toBe("held");
  });

  test("holds no more with twenty requests at once", async () => {
    shop.ordersPerNetwork = 12;
    const answers = await Promise.all(Array.from({ length: 20 }, () => beginFrom(one, 4)));
    expect(answers.filter(({ outcome }) => outcome === "order")).toHaveLength(6);
    expect(await taken()).toEqual([500, 24, 0]);
  });

  test("places no more that isn't paid at once with twenty requests at once", async () => {
    const begun20 = await Promise.all(
      Array.from({ length: 20 }, (_, number) => beginFrom(String(number).repeat(22), 1)),
    );
    const answers = await Promise.all(
      begun20.map((answer, number) => {
        const by = { ...customer, email: `bezoeker${number}@example.nl` };
        return place(shop, orderOf(answer), "gate", { network: one, customer: by });
      }),
    );
    expect(answers.filter(({ outcome }) => outcome === "order")).toHaveLength(3);
  });

  test("has its bound for each event apart", async () => {
    shop.ordersPerNetwork = 12;
    shop.entries.push(event("other", [offer("night", "event", 1000, ["2027-06-25"])]));
    await stock(shop, 50, "2027-06-25", "event", "other");
    for (const quantity of [10, 10, 4]) await beginFrom(one, quantity);
    const lines = [line(10, { ticketId: "night" })];
    const begins = beginOrder(shop, { action: "begin", locale: "nl", network: one, idempotencyKey: newKey(), lines });
    expect(orderOf(await begins).state).toBe("held");
  });

  test.each(["invoice", "gate"] as const)(
    "places three orders a day by %s, and then has to pay at once",
    async (method) => {
      for (let turn = 0; turn < 3; turn += 1) orderOf(await orderFrom(one, 1, method));
      expect(await orderFrom(one, 1, method)).toEqual(tooMany);
      expect(orderOf(await orderFrom(one, 1, "online")).state).toBe("awaiting-payment");
      expect(orderOf(await orderFrom(other, 1, method)).number).not.toBeNull();
      shop.clock.now += dayMs + 1;
      expect(orderOf(await orderFrom(one, 1, method)).number).not.toBeNull();
    },
  );

  test("takes nine places of an event a day without paying, whatever it cancels", async () => {
    const first = orderOf(await orderFrom(one, 5, "gate"));
    orderOf(await orderFrom(one, 4, "invoice"));
    await cancelOrder(shop, await idOf(shop, first));
    expect(await orderFrom(one, 1, "gate")).toEqual(tooMany);
  });

  test("is forgotten after two days, unless it holds places", async () => {
    const held = orderOf(await beginFrom(other, 1));
    const placed = orderOf(await orderFrom(one, 1, "gate"));
    shop.clock.now += 2 * dayMs - 1;
    await forgetOldNetworks(shop);
    expect(await networkOf(placed)).toEqual({ network: one });
    shop.clock.now += 2;
    await forgetOldNetworks(shop);
    expect(await networkOf(placed)).toEqual({ network: null });
    expect(await networkOf(held)).toEqual({ network: other });
  });
});

test("one inbox has few orders a day that aren't paid at once, from whatever network and however it is written", async () => {
  shop.ordersPerNetwork = 16;
  const order = (network: number, method: PaymentMethod, email: string) =>
    orderFrom(String(network).repeat(22), 1, method, email);
  orderOf(await order(3, "gate", "jan@gmail.com"));
  orderOf(await order(4, "invoice", "j.an+tickets@googlemail.com"));
  expect(await order(5, "gate", "JAN@gmail.com")).toEqual(tooMany);
  expect(orderOf(await order(5, "online", "jan@gmail.com")).state).toBe("awaiting-payment");
  expect(orderOf(await order(5, "gate", "piet@gmail.com")).state).toBe("at-gate");
  shop.clock.now += dayMs;
  expect(orderOf(await order(5, "gate", "jan@gmail.com")).state).toBe("at-gate");
});

describe("an invoice that nobody pays", () => {
  test("gives its places back three weeks later, and says so once", async () => {
    const order = orderOf(await place(shop, await begun(shop, [line(4)]), "invoice"));
    expect(order.heldUntil, "a visitor sees no clock").toBeNull();
    shop.clock.now += 21 * dayMs - 60_000;
    expect(await expireOrders(shop)).toBe(0);
    shop.clock.now += 120_000;
    expect(await expireOrders(shop)).toBe(1);
    expect(await expireOrders(shop)).toBe(0);
    expect(await taken()).toEqual([500, 0, 0]);
    const lapsed = await readOrder(shop, { token: order.token });
    expect(lapsed).toMatchObject({ state: "expired", method: "invoice", tickets: [] });
    const id = await idOf(shop, order);
    expect(shop.told.filter((told) => told.id === id)).toEqual([
      { id, before: null, after: "invoiced" },
      { id, before: "invoiced", after: "expired" },
    ]);
  });

  test("is free two days before its event, when that is sooner", async () => {
    shop.clock.now = Date.parse("2027-06-15T12:00:00Z");
    await place(shop, await begun(shop, [line(4)]), "invoice");
    shop.clock.now = Date.parse("2027-06-22T23:59:00Z");
    expect(await expireOrders(shop)).toBe(0);
    shop.clock.now = Date.parse("2027-06-23T00:00:01Z");
    expect(await expireOrders(shop)).toBe(1);
  });

  test("whose money comes late after all gets its places again, and keeps them, or the money back", async () => {
    shop.ordersPerNetwork = 16;
    const late = orderOf(await place(shop, await begun(shop, [line(4)]), "invoice"));
    const later = orderOf(await place(shop, await begun(shop, [line(4)]), "invoice"));
    shop.clock.now += 22 * dayMs;
    await expireOrders(shop);
    expect(await transferred(late)).toBe(true);
    expect((await readOrder(shop, { token: late.token }))?.tickets).toHaveLength(4);
    await stock(shop, 6);
    expect(await transferred(later)).toBe(true);
    expect((await readOrder(shop, { token: later.token }))?.state).toBe("refund-due");
    shop.clock.now += 60 * dayMs;
    expect(await expireOrders(shop)).toBe(0);
    expect(await taken()).toEqual([6, 0, 4]);
  });
});

test("an order whose payment never came is deleted after thirty days, with the name that it held", async () => {
  const provider = new MemoryProvider();
  shop.provider = provider;
  const order = orderOf(await orderFrom(one, 1, "online"));
  for (const id of provider.payments.keys()) provider.set(id, "expired");
  shop.clock.now += 60 * 60_000;
  await expireOrders(shop);
  shop.clock.now += 29 * dayMs;
  await deleteUnpaidOrders(shop);
  const before = await readOrder(shop, { token: order.token });
  shop.clock.now += 2 * dayMs;
  await deleteUnpaidOrders(shop);
  expect(before?.customer?.lastName).toBe(customer.lastName);
  expect(await readOrder(shop, { token: order.token })).toBeNull();
});
