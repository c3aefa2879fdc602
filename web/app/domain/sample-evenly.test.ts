import { expect, test } from "vitest";
import { sampleEvenly } from "./sample-evenly.ts";

const years = [1926, 1931, 1934, 1949, 1955, 1961, 1966, 1974];

test("S10 a short history runs from the first year to the last", () => {
  expect(sampleEvenly(years, 3)).toEqual([1926, 1955, 1974]);
});

test("S10 every number of years is met exactly", () => {
  for (let count = 1; count <= years.length; count += 1) expect(sampleEvenly(years, count)).toHaveLength(count);
});

test("S10 without a limit, or with a generous one, all years are there", () => {
  expect(sampleEvenly(years, null)).toEqual(years);
  expect(sampleEvenly(years, 99)).toEqual(years);
  expect(sampleEvenly([], 5)).toEqual([]);
});
