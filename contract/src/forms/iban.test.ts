import { expect, test } from "vitest";
import { isIban } from "./iban.ts";

const real = ["NL91ABNA0417164300", "NL91 ABNA 0417 1643 00", "NL12 BANK 0123 4567 89", "BE68539007547034"];
const others = ["GB82 WEST 1234 5698 7654 32", "NO93 8601 1117 947"];
/** Of a country without any, and of another length than its country's. */
const foreign = ["PO98 5390 0754 7034", "BE68 5390 0754 7034 00"];
/** One figure otherwise, two that changed places, too short. */
const mistyped = ["NL91ABNA0417164301", "NL91ABNA0417614300", "NL91ABNA041716430"];

test("an account number is known by its country's length and its check digits", () => {
  expect([...real, ...others].filter((iban) => !isIban(iban))).toEqual([]);
  const none = [...foreign, ...mistyped, "NL00 DEMO 0000 0000 26", "nl91abna0417164300", "NL", ""];
  expect(none.filter((iban) => isIban(iban))).toEqual([]);
});
