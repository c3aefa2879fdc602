import { expect, test } from "vitest";
import { decadesOf, readDecade } from "./decades.ts";

const decades = decadesOf([2027, 1926, 1974, 1971, 1926]);

test("S11 decades are told oldest first, with how many there are of each", () => {
  expect(decades).toEqual([
    { from: 1920, count: 2 },
    { from: 1970, count: 2 },
    { from: 2020, count: 1 },
  ]);
});

test.each([
  ["1970", 1970],
  ["1980", null],
  [null, null],
])("S11 an address that asks for %j gets %j", (text, decade) => {
  expect(readDecade(text, decades)).toBe(decade);
});
