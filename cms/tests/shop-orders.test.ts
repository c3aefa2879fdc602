import { describe, expect, test } from "vitest";
import { cancelOrder, releaseOrder } from "../src/shop/orders/end-order.ts";
import { extendOrder } from "../src/shop/orders/extend-order.ts";
import { findOrders } from "../src/shop/orders/find-orders.ts";
import { refreshOrder } from "../src/shop/orders/refresh-order.ts";
import { orderNumber } from "../src/shop/orders/order-number.ts";
import { readOrder } from "../src/shop/orders/read-order.ts";
import { recordStaffPayment } from "../src/shop/orders/receive-money.ts";
import { begun, customer, event, idOf, line, offer, orderOf, place, stock, type TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";

let shop: TestShop;

shopForEachTest(async (opened) => {
  shop = opened;
  await stock(shop, 20);
});

describe("an order", () => {
  test("that costs nothing is paid at once, with a ticket for each person", async () => {
    shop.entries[0] = event("tt", [offer("day", "event", 0, ["2027-06-25"])]);
    const order = await begun(shop, [line(2, { seenPriceCents: 0 })]);
    expect(order.methods).toEqual(["free"]);
    expect(await place(shop, order, "invoice")).toEqual({ outcome: "failed", reason: "wrong-method" });
    const paid = orderOf(await place(shop, order, "free"));
    expect(paid).toMatchObject({ state: "paid", method: "free", heldUntil: null, payment: null });
    expect(paid.number).toMatch(/^CD-\d{6}$/u);
    expect(paid.tickets).toHaveLength(2);
    expect(new Set(paid.tickets.map(({ code, qrText }) => `${code}${qrText}`)).size).toBe(2);
  });

  test("isn't paid by an invoice whose money comes too late for its tickets, unless nothing else is offered", async () => {
    shop.clock.now = Date.parse("2027-06-24T09:00:00.000Z");
    const near = await begun(shop, [line(1)]);
    expect(near.methods).toEqual(["gate"]);
    expect(await place(shop, near, "invoice")).toEqual({ outcome: "failed", reason: "wrong-method" });
    shop.clock.now = Date.parse("2027-06-23T09:00:00.000Z");
    expect((await begun(shop, [line(1)])).methods).toEqual(["invoice", "gate"]);
    shop.clock.now = Date.parse("2027-06-25T06:00:00.000Z");
    shop.mayPayAtGate = () => Promise.resolve(false);
    expect((await begun(shop, [line(1)])).methods).toEqual(["invoice"]);
  });

  test("says what its lines are called in each language that has them", async () => {
    const english = event("tt", [{ ...offer("day", "event", 1000, ["2027-06-25"]), name: "Adult" }]);
    shop.offersOf = (locale) =>
      Promise.resolve(locale === "en" ? [{ ...english, title: "TT of Drenthe", slug: "tt-en" }] : shop.entries);
    const [ordered] = (await begun(shop, [line(1)])).lines;
    expect(ordered).toMatchObject({ locale: "nl", eventTitle: "TT", name: "day" });
    expect(ordered?.translations).toEqual({
      en: { locale: "en", eventTitle: "TT of Drenthe", eventSlug: "tt-en", name: "Adult", stand: null },
    });
  });

  test("at another total than the visitor saw isn't placed", async () => {
    const order = await begun(shop, [line(2)]);
    const changed = { outcome: "failed", reason: "changed" };
    expect(await place(shop, order, "gate", { seenGrossCents: 2181 })).toEqual(changed);
    expect(orderOf(await place(shop, order, "gate"))).toMatchObject({ state: "at-gate", customer });
  });

  test("is paid online only where there is a provider, and at the gate only where editors allow it", async () => {
    shop.mayPayAtGate = () => Promise.resolve(false);
    const order = await begun(shop, [line(1)]);
    expect(order.methods).toEqual(["invoice"]);
    const refused = { outcome: "failed", reason: "wrong-method" };
    for (const method of ["online", "gate", "free"] as const) expect(await place(shop, order, method)).toEqual(refused);
  });

  test("that isn't there is unknown", async () => {
    const token = "A".repeat(43);
    const unknown = { outcome: "failed", reason: "unknown" };
    expect(await refreshOrder(shop, token)).toEqual(unknown);
    expect(await extendOrder(shop, token)).toEqual(unknown);
    expect(await releaseOrder(shop, token)).toEqual(unknown);
    expect(await place(shop, { ...(await begun(shop, [line(1)])), token }, "gate")).toEqual(unknown);
  });
});

test("invoices have numbers in one series without gaps, whatever else is ordered, ends or is paid between them", async () => {
  const onInvoice = async () => orderOf(await place(shop, await begun(shop, [line(1)]), "invoice"));
  const first = await onInvoice();
  // Held only, and free.
  expect((await begun(shop, [line(1)])).invoiceNumber).toBeNull();
  const [sold = event("tt", [])] = shop.entries;
  shop.entries[0] = event("tt", [offer("day", "event", 0, ["2027-06-25"])]);
  const free = orderOf(await place(shop, await begun(shop, [line(1, { seenPriceCents: 0 })]), "free"));
  expect(free).toMatchObject({ state: "paid", invoiceNumber: null });
  shop.entries[0] = sold;
  const second = await onInvoice();
  await cancelOrder(shop, await idOf(shop, second));
  const third = await onInvoice();
  const id = await idOf(shop, third);
  await recordStaffPayment(shop, id, { method: "bank-transfer", byWhom: "Kees" });
  expect((await readOrder(shop, { id }))?.invoiceNumber).toBe("000003");
  expect([first, second, third].map(({ invoiceNumber }) => invoiceNumber)).toEqual(["000001", "000002", "000003"]);
  for (const typed of ["000002", "0002", "2"]) {
    const { orders } = await findOrders(shop.db, typed);
    expect([typed, orders.map(({ number }) => number)]).toEqual([typed, expect.arrayContaining([second.number])]);
  }
});

test("no two orders have the same number", () => {
  const numbers = new Set(Array.from({ length: 1_000_000 }, (_, id) => orderNumber(id)));
  expect(numbers.size).toBe(1_000_000);
  expect(orderNumber(1_000_001)).toMatch(/^CD-1\d{6}$/u);
});
