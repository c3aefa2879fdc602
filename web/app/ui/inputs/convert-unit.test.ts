import { expect, test } from "vitest";
import { convertBounds, convertUnit } from "./convert-unit.ts";

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

test.each([
  [{ min: 0, max: 100, decimals: 2 }, "kilogram", "pound", { min: 0, max: 220.46 }],
  [{ min: 1, max: 100, decimals: 0 }, "kilogram", "pound", { min: 3, max: 220 }],
  [{ min: -10, max: null, decimals: 1 }, "celsius", "fahrenheit", { min: 14, max: null }],
  [{ min: 1, max: 2, decimals: 2 }, "foot", "meter", { min: 0.31, max: 0.6 }],
])("F14 what is typed in a second unit stays within the bounds: %o of %s in %s are %o", (bounds, from, to, converted) =>
  expect(convertBounds(bounds, from, to)).toEqual(converted),
);
