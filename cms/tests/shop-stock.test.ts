import { describe, expect, test } from "vitest";
import { readIncome } from "../src/shop/stock/read-stock.ts";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { handlePaymentWebhook, payOrder } from "../src/shop/orders/pay-order.ts";
import { refundOrder } from "../src/shop/orders/refund-order.ts";
import { begin, begun, counters, event, idOf, line, minute, offer, orderOf, paymentOf, place, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";
import { MemoryProvider } from "./memory-provider.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";
import { cancelOrder } from "../src/shop/orders/end-order.ts";

let shop: TestShop;

shopForEachTest(async (opened) => {
  shop = opened;
});

const both = "2027-06-25_2027-06-26";

describe("the control: a look at the stock and a write after it, without a condition", () => {
  const buyers = 40;

  async function buyUnguarded(table: string): Promise<number> {
    const { connection } = shop.db;
    const buy = async () => {
      const row: { left: number } = await connection(table).first(
        connection.raw("capacity - held - sold as ??", ["left"]),
      );
      if (row.left < 1) return false;
      await connection(table).increment("held", 1);
      return true;
    };
    const outcomes = await Promise.allSettled(Array.from({ length: buyers }, buy));
    return outcomes.filter((outcome) => outcome.status === "fulfilled" && outcome.value).length;
  }

  test("sells more than there is", async () => {
    const { connection } = shop.db;
    await connection.schema.createTable("unguarded_stock", (columns) => {
      columns.integer("capacity");
      columns.integer("held");
      columns.integer("sold");
    });
    await connection("unguarded_stock").insert({ capacity: 5, held: 0, sold: 0 });
    const sold = await buyUnguarded("unguarded_stock");
    await connection.schema.dropTable("unguarded_stock");
    expect(sold).toBeGreaterThan(5);
  });

  test("is stopped by the table itself", async () => {
    await stock(shop, 5);
    expect(await buyUnguarded(stockTable)).toBe(5);
    expect(await counters(shop)).toEqual({ "2027-06-25 event": [5, 5, 0] });
  });

  test("the shop sells exactly what there is, and says so to all others", async () => {
    await stock(shop, 5);
    const answers = await Promise.all(Array.from({ length: buyers }, () => begin(shop, [line(1)])));
    expect(answers.filter(({ outcome }) => outcome === "order")).toHaveLength(5);
    expect(answers.filter(({ outcome }) => outcome === "refused")).toHaveLength(buyers - 5);
    expect(await counters(shop)).toEqual({ "2027-06-25 event": [5, 5, 0] });
  });
});

test("groups of one to six buy at the same moment, for one day or two: no place is sold twice, and none is left", async () => {
  await stock(shop, 60);
  await stock(shop, 60, "2027-06-26");
  const days = ["2027-06-25", "2027-06-26", both];
  const buyer = async (number: number) => {
    const answer = await begin(shop, [line((number % 6) + 1, { admission: days[number % 3] ?? both })]);
    if (answer.outcome === "order") await place(shop, answer.order, "invoice");
  };
  await Promise.all(Array.from({ length: 90 }, (_, number) => buyer(number)));
  // Who comes last takes what is left of each day.
  for (let number = 0; number < 15; number += 1) {
    for (const admission of days) await begin(shop, [line(1, { admission })]);
  }

  const rows = await counters(shop);
  expect(Object.values(rows).map(([capacity, held, sold]) => capacity - held - sold)).toEqual([0, 0]);
  const sold = await readIncome(shop.db, ["tt"]);
  const ofDay = (day: string) => sold.filter(({ admission }) => admission.split("_").includes(day));
  const tickets = ofDay("2027-06-25").reduce((sum, each) => sum + each.tickets, 0);
  expect(rows["2027-06-25 event"]?.[2]).toBe(tickets);
});

test("a ticket for two days takes a place of each, and none when one day is full", async () => {
  await stock(shop, 3);
  await stock(shop, 1, "2027-06-26");
  expect((await begin(shop, [line(1, { admission: both })])).outcome).toBe("order");
  expect(await begin(shop, [line(1), line(1, { admission: both })])).toEqual({
    outcome: "refused",
    problems: [{ line: 1, reason: "sold-out" }],
  });
  expect(await counters(shop)).toEqual({ "2027-06-25 event": [3, 1, 0], "2027-06-26 event": [1, 1, 0] });
});

test("staff see that an order that was paid twice, and paid back once, has brought in what it costs", async () => {
  const provider = new MemoryProvider();
  shop.provider = provider;
  await stock(shop, 10);
  const order = orderOf(await place(shop, await begun(shop, [line(2)]), "online"));
  const payment = await paymentOf(shop, order);
  provider.set(payment, "failed");
  await payOrder(shop, order.token);
  const second = await paymentOf(shop, order);
  for (const each of [payment, second]) {
    provider.set(each, "paid");
    await handlePaymentWebhook(shop, each);
  }
  const { grossCents } = order.totals;
  const income = async () => (await readIncome(shop.db, ["tt"])).map((each) => each.grossCents);
  expect(await income()).toEqual([grossCents]);
  const id = await idOf(shop, order);
  const refund = (amountCents: number) => refundOrder(shop, id, { amountCents, byWhom: "Kees", reason: null });
  expect(await refund(grossCents)).toBe("done");
  expect(await income()).toEqual([grossCents]);
  expect(await refund(100)).toBe("done");
  expect(await income()).toEqual([grossCents - 100]);
});

test("holds whose time is up are free for who needs the places now, without waiting for the job", async () => {
  await stock(shop, 2);
  const { token } = await begun(shop, [line(2)]);
  shop.clock.now += 14 * minute;
  expect((await begin(shop, [line(1)])).outcome).toBe("refused");
  shop.clock.now += minute;
  expect((await begin(shop, [line(1)])).outcome).toBe("order");
  expect(await shop.db.connection(orderTable).where({ token }).first("state")).toEqual({ state: "expired" });
  expect(await counters(shop)).toEqual({ "2027-06-25 event": [2, 1, 0] });
});

describe("the site is told", () => {
  const changes = async () => {
    const table = shop.db.dialect.client === "postgres" ? "circuit_changes_intake" : "circuit_changes";
    const rows: { type: string; documentId: string }[] = await shop.db.connection(table).select("type", "documentId");
    await shop.db.connection(table).delete();
    return rows.map(({ type, documentId }) => `${type} ${documentId}`).toSorted();
  };

  test("when plenty becomes few, few becomes none, and back: of the event and all tickets for these places", async () => {
    shop.entries[0] = event("tt", [
      offer("day", "event", 1000, ["2027-06-25"]),
      offer("weekend", "event", 1800, [both]),
      offer("stand", "noord", 2000, ["2027-06-25"]),
    ]);
    const about = ["events tt", "ticket-types day", "ticket-types weekend"];
    await stock(shop, 14);
    await changes();
    const wakes = shop.wakes.count;

    await begun(shop, [line(9)]);
    expect(await changes()).toEqual([]);
    const second = await begun(shop, [line(1)]);
    expect(await changes()).toEqual(about);
    await begun(shop, [line(3)]);
    expect(await changes()).toEqual([]);
    await begun(shop, [line(1)]);
    expect(await changes()).toEqual(about);
    expect(shop.wakes.count).toBe(wakes + 2);

    await cancelOrder(shop, await idOf(shop, second));
    expect(await changes()).toEqual(about);
    await stock(shop, 40);
    expect(await changes()).toEqual(about);
  });
});
