import { expect, test } from "vitest";
import { pageCountOf, pageNumbers } from "./pagination.ts";

test("S14 a short list offers every page", () => {
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test("S14 a long list offers first, last, and the current page with its neighbours", () => {
  expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
  expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
  expect(pageNumbers(20, 20)).toEqual([1, null, 19, 20]);
});

test("S14 a gap of a single page shows that page", () => {
  expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test("S14 items fill whole pages, and none still make one", () => {
  expect(pageCountOf(0, 6)).toBe(1);
  expect(pageCountOf(6, 6)).toBe(1);
  expect(pageCountOf(7, 6)).toBe(2);
});
