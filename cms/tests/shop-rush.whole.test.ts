import { expect, test } from "vitest";
import { readIncome } from "../src/shop/stock/read-stock.ts";
import { lineTable } from "../src/shop/tables/order-tables.ts";
import { ticketTable } from "../src/shop/tables/ticket-table.ts";
import { begin, counters, line, place, stock, type TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";

/** `long` sells as many places as an event has, to as many as want them; else a tenth of both. */
const isLong = process.env["SHOP_RUSH"] === "long";
const clients = 50;
const attempts = isLong ? 400 : 40;
const places = isLong ? 5000 : 500;

/** In milliseconds. */
const patience = isLong ? 1_800_000 : 240_000;

let shop: TestShop;

shopForEachTest(async (opened) => {
  shop = opened;
});

/** All clients at the same moment, each one attempt after the other. @param attempt - Gets a number of its own. */
async function rush(attempt: (number: number) => Promise<void>): Promise<void> {
  const client = async (first: number) => {
    for (let round = 0; round < attempts; round += 1) await attempt(first + round * clients);
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
}

test(
  `groups of one to six, ${clients} clients with ${attempts} attempts each: exactly ${places} places are sold`,
  async () => {
    await stock(shop, places);
    const outcomes = { placed: 0, refused: 0 };
    const startedAt = performance.now();
    await rush(async (number) => {
      const answer = await begin(shop, [line((number % 6) + 1)]);
      if (answer.outcome !== "order") return void (outcomes.refused += 1);
      const placed = await place(shop, answer.order, "gate");
      if (placed.outcome === "order") outcomes.placed += 1;
    });
    const seconds = (performance.now() - startedAt) / 1000;
    process.stdout.write(`\nRush: ${JSON.stringify({ ...outcomes, seconds: Math.round(seconds) })}\n`);

    expect(await counters(shop)).toEqual({ "2027-06-25 event": [places, 0, places] });
    expect(await readIncome(shop.db, ["tt"])).toMatchObject([{ tickets: places }]);
    expect(await shop.db.connection(ticketTable).count("id as tickets").first()).toMatchObject({
      tickets: expect.toSatisfy((tickets) => Number(tickets) === places),
    });
    expect(await shop.db.connection(lineTable).sum("quantity as persons").first()).toMatchObject({
      persons: expect.toSatisfy((persons) => Number(persons) === places),
    });
    expect(outcomes.refused).toBeGreaterThan(0);
  },
  patience,
);
