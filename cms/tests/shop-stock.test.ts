import { describe, expect, test } from "vitest";
import { stockTable } from "../src/shop/tables/stock-table.ts";
import { orderTable } from "../src/shop/tables/order-tables.ts";
import { begin, begun, counters, event, idOf, line, minute, offer, stock } from "./shop.ts";
import type { TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";
import { cancelOrder } from "../src/shop/orders/end-order.ts";

let shop: TestShop;

shopForEachTest(async (opened) => {
  shop = opened;
});

const both = "2027-06-25_2027-06-26";

test("a look at the stock and a write after it, without a condition, are stopped by the table itself", async () => {
  const { connection } = shop.db;
  const buy = async () => {
    const row: { left: number } = await connection(stockTable).first(
      connection.raw("capacity - held - sold as ??", ["left"]),
    );
    if (row.left > 0) await connection(stockTable).increment("held", 1);
    return row.left > 0;
  };
  await stock(shop, 5);
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, buy));
  // Some looked while others had written nothing yet, and were refused the place that they had seen.
  expect(outcomes.filter(({ status }) => status === "rejected").length).toBeGreaterThan(0);
  expect(await counters(shop)).toEqual({ "2027-06-25 event": [5, 5, 0] });
});

test("the shop sells exactly what there is, and says so to all others", async () => {
  await stock(shop, 5);
  const answers = await Promise.all(Array.from({ length: 40 }, () => begin(shop, [line(1)])));
  expect(answers.filter(({ outcome }) => outcome === "order")).toHaveLength(5);
  expect(answers.filter(({ outcome }) => outcome === "refused")).toHaveLength(35);
  expect(await counters(shop)).toEqual({ "2027-06-25 event": [5, 5, 0] });
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
