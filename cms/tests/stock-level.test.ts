import { expect, test } from "vitest";
import { admissionState } from "../src/shop/catalogue/admission-state.ts";
import { stockLevel } from "../src/shop/stock/stock-level.ts";

const day = "2027-06-25";
const event = { startsAt: `${day}T08:00:00.000Z`, endsAt: `${day}T18:00:00.000Z`, state: "planned" as const };
const now = Date.parse("2027-01-10T12:00:00.000Z");

const row = (capacity: number, sold: number) => ({ capacity, held: 0, sold });

test("S06 a small event isn’t nearly sold out while its places are free: few are few in number, and of what there is", () => {
  const levels = (capacity: number, lefts: number[]) =>
    lefts.map((left) => [left, stockLevel(row(capacity, capacity - left))]);
  expect(levels(10, [10, 4, 3, 1, 0])).toEqual([
    [10, "available"],
    [4, "available"],
    [3, "few"],
    [1, "few"],
    [0, "sold-out"],
  ]);
  expect(levels(1, [1, 0])).toEqual([
    [1, "available"],
    [0, "sold-out"],
  ]);
  expect(levels(200, [11, 10])).toEqual([
    [11, "available"],
    [10, "few"],
  ]);
  expect(levels(2000, [101, 100])).toEqual([
    [101, "available"],
    [100, "few"],
  ]);
});

test("S06 of a small event visitors are told how many places are left, also while that isn’t nearly none", () => {
  const state = (capacity: number, sold: number) =>
    admissionState(
      event,
      { saleStartsAt: null, saleEndsAt: null, maxPerOrder: 10 },
      day,
      { id: 1, eventId: "tt", day, pool: "event", capacity, held: 0, sold },
      now,
    );
  expect(state(10, 0)).toEqual(["available", 10]);
  expect(state(10, 8)).toEqual(["few", 2]);
  expect(state(200, 100)).toEqual(["available", null]);
  expect(state(200, 200)).toEqual(["sold-out", null]);
});

test("S07 who may order more than are left is told how many, so that the cart can say so", () => {
  const stock = { id: 1, eventId: "tt", day, pool: "event", capacity: 200, held: 0, sold: 169 };
  const state = (maxPerOrder: number) =>
    admissionState(event, { saleStartsAt: null, saleEndsAt: null, maxPerOrder }, day, stock, now);
  expect(state(40)).toEqual(["available", 31]);
  expect(state(31)).toEqual(["available", null]);
});

test("S06 what never had places isn’t sold out, but not on sale yet", () => {
  const stateOf = (stock: Parameters<typeof admissionState>[3]) =>
    admissionState(event, { saleStartsAt: null, saleEndsAt: null, maxPerOrder: 10 }, day, stock, now);
  const none = { id: 1, eventId: "tt", day, pool: "event", capacity: 0, held: 0, sold: 0 };
  expect(stateOf(null)).toEqual(["not-yet", null]);
  expect(stateOf(none)).toEqual(["not-yet", null]);
  expect(stateOf({ ...none, capacity: 1, sold: 1 })).toEqual(["sold-out", null]);
});
