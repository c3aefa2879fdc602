import { expect, test } from "vitest";
import { isCheckableByVies, isVatNumber, normalizeVatNumber } from "./vat-number.ts";

const everyCountry =
  "ATU12345678 BE0123456789 BG123456789 CY12345678X CZ12345678 DE123456789 DK12345678 EE123456789 EL123456789 " +
  "ESX1234567X ES12345678Z FI12345678 FRXX123456789 HR12345678901 HU12345678 IE1234567WA IE1A23456B " +
  "IT12345678901 LT123456789012 LU12345678 LV12345678901 MT12345678 NL123456789B01 PL1234567890 PT123456789 " +
  "RO12 SE123456789001 SI12345678 SK1234567890 XI123456789";

test("F09 VAT numbers of every country of the European Union have the form of one", () => {
  expect(everyCountry.split(" ").filter((number) => !isVatNumber(number))).toEqual([]);
});

test("F09 others have not", () => {
  const cutShort = ["", "NL", "NL123456789", "123456789B01", "DE12345678"];
  const others = [...cutShort, "BE2123456789", "US123456789", "__proto__", "NL123456789B01X"];
  expect(others.filter((number) => isVatNumber(number))).toEqual([]);
});

test("F09 spaces, dots and small letters are how people write them", () => {
  expect(normalizeVatNumber(" nl 1234.56.789-b01 ")).toBe("NL123456789B01");
});

test("VIES knows of the Union's numbers and Northern Ireland's", () => {
  const others = ["CHE123456789MWST", "NO123456789MVA", "GB123456789", "US123456789"];
  const all = ["NL123456789B01", "EL123456789", "XI123456789", ...others];
  expect(all.filter((number) => !isCheckableByVies(number))).toEqual(others);
});
