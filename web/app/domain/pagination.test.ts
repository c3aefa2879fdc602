import { describe, expect, test } from "vitest";
import { pageCountOf, pageNumbers, readPage } from "./pagination.ts";

describe("S14 page numbers", () => {
  test("a short list offers every page", () => {
    expect(pageNumbers(1, 2)).toEqual([1, 2]);
    expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  test("a long list offers first, last, and the current page with its neighbours", () => {
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
    expect(pageNumbers(20, 20)).toEqual([1, null, 19, 20]);
  });

  test("a gap of a single page shows that page", () => {
    expect(pageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
    expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe("S14 the page in the address", () => {
  test("a whole number is read", () => {
    expect(readPage("2")).toBe(2);
    expect(readPage("9999")).toBe(9999);
  });

  test("items fill whole pages, and none still make one", () => {
    expect(pageCountOf(0, 6)).toBe(1);
    expect(pageCountOf(6, 6)).toBe(1);
    expect(pageCountOf(7, 6)).toBe(2);
  });
});
