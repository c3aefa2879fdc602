import { expect, test } from "vitest";
import { formatIban } from "./written-iban.ts";

test.each([
  ["NL91ABNA0417164300", "NL91 ABNA 0417 1643 00"],
  [" NL91 ABNA0417 164300 ", "NL91 ABNA 0417 1643 00"],
  ["BE68539007547034", "BE68 5390 0754 7034"],
  ["", null],
  ["  ", null],
  [null, null],
  [undefined, null],
])("the account number %o is written %o", (iban, written) => {
  expect(formatIban(iban)).toBe(written);
});
