import { expect, test } from "vitest";
import { convertUnit } from "./convert-unit.ts";

test.each([
  [4512, "meter", "kilometer", 4.512],
  [1, "mile", "meter", 1609.344],
  [180, "pound", "kilogram", 81.6466266],
  [20, "liter", "gallon", 5.28344104716],
  [300, "kilometer-per-hour", "mile-per-hour", 186.411357671],
  [100, "kilometer-per-hour", "meter-per-second", 27.7777777778],
  [212, "fahrenheit", "celsius", 100],
  [0, "celsius", "kelvin", 273.15],
  [-40, "celsius", "fahrenheit", -40],
])("F14 %d %s in %s is %d", (value, from, to, expected) => {
  expect(convertUnit(value, from, to)).toBe(expected);
});

test.each([
  ["meter", "kilogram"],
  ["liter", "celsius"],
  ["parsec", "meter"],
  ["meter", "toString"],
])("F14 %s in %s gives 'Conversion not supported'", (from, to) => {
  expect(() => convertUnit(1, from, to)).toThrow("Conversion not supported");
});
