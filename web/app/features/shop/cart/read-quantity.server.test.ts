import { expect, test } from "vitest";
import { readQuantity } from "./read-quantity.server.ts";

test.each([
  ["2", 2],
  [" 02 ", 2],
  ["0", 0],
  ["1e1", 10],
  ["1e3", 99],
  ["1E+400", 99],
  ["99999999999999999999", 99],
  ["2.0", 2],
])("D03 %s tickets are %i", (typed, quantity) => {
  expect(readQuantity(typed)).toBe(quantity);
});

test.each(["", " ", "-1", "1,5", "1.5", "0x10", "1e-1", "twee", "Infinity", "NaN"])(
  "D03 “%s” is no number of tickets",
  (typed) => expect(readQuantity(typed)).toBeNull(),
);
