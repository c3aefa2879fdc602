import { expect, test } from "vitest";
import { medianOf, quantileOf } from "../load/quantile.ts";
import { differenceOf } from "./rank-sum.ts";

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index);

test("the figures are those of a worked example", () => {
  // U is 2 of 25, its deviation 4.758: (12.5 - 2 - 0.5) / 4.758 = 2.102.
  const { p, superiority } = differenceOf([1, 2, 3, 4, 5], [4, 5, 6, 7, 8]);
  expect(superiority).toBeCloseTo(0.08, 5);
  expect(p).toBeCloseTo(0.0356, 3);
});

test("a median and what nineteen of twenty stay below", () => {
  expect([medianOf(numbers(101)), quantileOf(numbers(100), 0.95)]).toEqual([50, 95]);
});
