import { expect, test } from "vitest";
import { parseWholeNumber } from "../src/admin/whole-numbers.ts";

test.each([
  ["12000", 12_000],
  [" 99999 ", 99_999],
  ["12.000", 12_000],
  ["12,000", 12_000],
  ["1 234 567", 1_234_567],
  ["-5", -5],
  ["0", 0],
  ["", null],
  ["  ", null],
])("‘%s’ is read as the whole number that an editor means", (text, number) => {
  expect(parseWholeNumber(text)).toBe(number);
});

test.each(["1.2000", "1,5", "1.5", "12.000,50", "1.234,567", "1e3", "12k", "-", "--5", "99999999999999999999"])(
  "‘%s’ is no whole number, so that it can’t be saved as another",
  (text) => {
    expect(parseWholeNumber(text)).toBeUndefined();
  },
);
