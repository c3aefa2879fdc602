import { expect, test } from "vitest";
import { isIban } from "./iban.ts";

test.each([
  ["NL91ABNA0417164300", true],
  ["NL91 ABNA 0417 1643 00", true],
  ["NL12 BANK 0123 4567 89", true],
  ["BE68539007547034", true],
  ["GB82 WEST 1234 5698 7654 32", true],
  ["NO93 8601 1117 947", true],
  // Of a country without any, and of another length than its country's.
  ["PO98 5390 0754 7034", false],
  ["BE68 5390 0754 7034 00", false],
  // One figure otherwise, two that changed places, too short, no account.
  ["NL91ABNA0417164301", false],
  ["NL91ABNA0417614300", false],
  ["NL91ABNA041716430", false],
  ["NL00 DEMO 0000 0000 26", false],
  ["nl91abna0417164300", false],
  ["NL", false],
  ["", false],
])("the account number %o can be one: %s", (iban, can) => {
  expect(isIban(iban)).toBe(can);
});
