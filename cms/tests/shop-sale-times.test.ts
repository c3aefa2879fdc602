import { expect, test } from "vitest";
import { recordSaleTimes } from "../src/shop/catalogue/record-sale-times.ts";
import { readBounds, readChanges } from "../src/site-link/change-log.ts";
import { event, minute, offer, openTestShopOn, type TestShop } from "./shop.ts";
import { shopForEachTest } from "./shop-for-each-test.ts";
import type { RunningCms } from "./strapi.ts";

let shop: TestShop;
let cms: RunningCms;

const opens = "2027-01-10T12:05:00.000Z";
const closes = "2027-01-10T12:10:00.000Z";

shopForEachTest(async (opened, own) => {
  [shop, cms] = [opened, own];
  shop.entries[0] = event("tt", [
    { ...offer("early", "event", 1000, ["2027-06-25"]), saleStartsAt: opens, saleEndsAt: closes },
    offer("always", "event", 1000, ["2027-06-25"]),
  ]);
  await recordSaleTimes(shop);
});

/** What the site is told by some work. */
async function toldBy(work: () => Promise<unknown>) {
  const { latest } = await readBounds(shop.db);
  const wakes = shop.wakes.count;
  await work();
  const changes = await readChanges(shop.db, latest);
  return {
    changes: changes.map(({ type, documentId }) => `${type} ${documentId}`).toSorted(),
    wakes: shop.wakes.count - wakes,
  };
}

const told = { changes: ["events tt", "ticket-types early"], wakes: 1 };
const nothing = { changes: [], wakes: 0 };

test("a sale that opens or closes by the clock is told to the site within a minute, once", async () => {
  shop.clock.now = Date.parse(opens) - 1;
  expect(await toldBy(() => recordSaleTimes(shop))).toEqual(nothing);
  shop.clock.now += 1;
  expect(await toldBy(() => recordSaleTimes(shop))).toEqual(told);
  shop.clock.now += minute;
  expect(await toldBy(() => recordSaleTimes(shop))).toEqual(nothing);
  shop.clock.now = Date.parse(closes);
  expect(await toldBy(() => recordSaleTimes(shop))).toEqual(told);
});

test("what opened while the content system was down is told when it is back", async () => {
  const later = openTestShopOn(cms.strapi, null);
  later.entries.splice(0, 1, ...shop.entries);
  later.clock.now = Date.parse(opens) + 3 * minute;
  shop = later;
  expect(await toldBy(() => recordSaleTimes(later))).toEqual(told);
});

test("tickets of a day that is over go off sale", async () => {
  shop.clock.now = Date.parse("2027-06-25T21:59:00.000Z");
  await recordSaleTimes(shop);
  shop.clock.now = Date.parse("2027-06-25T22:00:00.000Z");
  const changes = ["events tt", "ticket-types always"];
  expect(await toldBy(() => recordSaleTimes(shop))).toEqual({ changes, wakes: 1 });
});
