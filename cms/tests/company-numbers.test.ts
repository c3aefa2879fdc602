import { expect, test } from "vitest";
import { companyNumbersFault } from "../src/content/publishing/company-numbers-problem.ts";

test.each([
  ["NL123456789B01", null, null],
  ["nl 1234.56.789.b01", "12.34 56 78", null],
  ["DE123456789", "HRB 12345", null],
  ["EL123456789", "kvk 1", null],
  ["TR1234567890", null, null],
  [null, null, null],
  ["", " ", null],
  ["abc", null, "vatNumber"],
  ["123456789B01", null, "vatNumber"],
  ["NL12345678B01", null, "vatNumber"],
  ["NLABCDEFGHIB01", null, "vatNumber"],
  ["DE", null, "vatNumber"],
  ["DE12345", null, "vatNumber"],
  ["TR12345678901234", null, "vatNumber"],
  [null, "kvk?", "chamberNumber"],
  [null, "1234567", "chamberNumber"],
  ["NL123456789B01", "123456789", "chamberNumber"],
])("a VAT number %j and a number at the chamber of commerce %j are right, or not", (vat, chamber, field) => {
  expect(companyNumbersFault({ vatNumber: vat, chamberNumber: chamber, iban: null })).toBe(field);
});

test("an account number has check digits that are right, where there is one", () => {
  const faultOf = (iban: string) => companyNumbersFault({ vatNumber: null, chamberNumber: null, iban });
  expect(["NL12 BANK 0123 4567 89", " ", "NL12 BANK 0123 4576 89"].map(faultOf)).toEqual([null, null, "iban"]);
});
