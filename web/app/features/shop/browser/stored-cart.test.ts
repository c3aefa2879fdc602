import { expect, test } from "vitest";
import { parseCount } from "./stored-cart.ts";

const noon = Date.UTC(2027, 5, 27, 12);
const hour = 60 * 60 * 1000;

test("D03 a cart that nobody touched for a day is empty", () => {
  const stored = `2 ${noon - 24 * hour}`;
  expect(parseCount(stored, noon - 1)).toBe(2);
  expect(parseCount(stored, noon)).toBe(0);
});

test.each([
  ["nothing", null],
  ["another's text", "{"],
  ["no time", "2"],
  ["a time to come", `2 ${noon + hour}`],
  ["no number of tickets", `-3 ${noon}`],
  ["half a ticket", `1.5 ${noon}`],
])("D03 %s reads as an empty cart", (_, text) => {
  expect(parseCount(text, noon)).toBe(0);
});
