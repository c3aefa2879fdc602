import { describe, expect, test } from "vitest";
import { isCheckableByVies, isVatNumber, normalizeVatNumber } from "./vat-number.ts";

const everyCountry =
  "ATU12345678 BE0123456789 BG123456789 CY12345678X CZ12345678 DE123456789 DK12345678 EE123456789 EL123456789 " +
  "ESX1234567X ES12345678Z FI12345678 FRXX123456789 HR12345678901 HU12345678 IE1234567WA IE1A23456B " +
  "IT12345678901 LT123456789012 LU12345678 LV12345678901 MT12345678 NL123456789B01 PL1234567890 PT123456789 " +
  "RO12 SE123456789001 SI12345678 SK1234567890 XI123456789";

describe("F09 VAT numbers of every country of the European Union", () => {
  test.each(everyCountry.split(" "))("%s has the form of one", (number) => {
    expect(isVatNumber(number)).toBe(true);
  });

  test.each([
    "",
    "NL",
    "NL123456789",
    "123456789B01",
    "DE12345678",
    "BE2123456789",
    "US123456789",
    "__proto__",
    "NL123456789B01X",
  ])("'%s' has not", (number) => {
    expect(isVatNumber(number)).toBe(false);
  });

  test("spaces, dots and small letters are how people write them", () => {
    expect(normalizeVatNumber(" nl 1234.56.789-b01 ")).toBe("NL123456789B01");
  });
});

test.each([
  ["NL123456789B01", true],
  ["EL123456789", true],
  ["XI123456789", true],
  ["CHE123456789MWST", false],
  ["NO123456789MVA", false],
  ["GB123456789", false],
  ["US123456789", false],
])("VIES knows of %s: %s", (number, isKnown) => {
  expect(isCheckableByVies(number)).toBe(isKnown);
});
