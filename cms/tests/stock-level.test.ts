import { expect, test } from "vitest";
import { admissionState } from "../src/shop/catalogue/admission-state.ts";
import { stockLevel } from "../src/shop/stock/stock-level.ts";

const day = "2027-06-25";
const event = { startsAt: `${day}T08:00:00.000Z`, endsAt: `${day}T18:00:00.000Z`, state: "planned" as const };
const now = Date.parse("2027-01-10T12:00:00.000Z");

const empty = { id: 1, eventId: "tt", day, pool: "event", capacity: 0, held: 0, sold: 0 };

const stateOf = (stock: Parameters<typeof admissionState>[3], maxPerOrder = 10) =>
  admissionState(event, { saleStartsAt: null, saleEndsAt: null, maxPerOrder }, day, stock, now);

test("S06 a small event isn’t nearly sold out while its places are free: few are few in number, and of what there is", () => {
  const levels = (capacity: number, lefts: number[]) =>
    lefts.map((left) => stockLevel({ capacity, held: 0, sold: capacity - left }));
  expect(levels(10, [10, 4, 3, 1, 0])).toEqual(["available", "available", "few", "few", "sold-out"]);
  expect(levels(1, [1, 0])).toEqual(["available", "sold-out"]);
  expect(levels(200, [11, 10])).toEqual(["available", "few"]);
  expect(levels(2000, [101, 100])).toEqual(["available", "few"]);
});

test("S06 of a small event visitors are told how many places are left, also while that isn’t nearly none", () => {
  const state = (capacity: number, sold: number) => stateOf({ ...empty, capacity, sold });
  expect(state(10, 0)).toEqual(["available", 10]);
  expect(state(10, 8)).toEqual(["few", 2]);
  expect(state(200, 100)).toEqual(["available", null]);
  expect(state(200, 200)).toEqual(["sold-out", null]);
});

test("S07 who may order more than are left is told how many, so that the cart can say so", () => {
  const stock = { ...empty, capacity: 200, sold: 169 };
  expect(stateOf(stock, 40)).toEqual(["available", 31]);
  expect(stateOf(stock, 31)).toEqual(["available", null]);
});

test("S06 what never had places isn’t sold out, but not on sale yet", () => {
  expect(stateOf(null)).toEqual(["not-yet", null]);
  expect(stateOf(empty)).toEqual(["not-yet", null]);
  expect(stateOf({ ...empty, capacity: 1, sold: 1 })).toEqual(["sold-out", null]);
});
