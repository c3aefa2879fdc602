import { describe, expect, test } from "vitest";
import { exampleGroup, withVat } from "./vat.ts";

describe("R07 prices with VAT", () => {
  test("21 % of € 4.760,00 is € 999,60", () => {
    expect(withVat(476_000, 21)).toEqual({ netCents: 476_000, vatCents: 99_960, grossCents: 575_960 });
  });

  test("half a cent rounds up", () => {
    expect(withVat(50, 21)).toEqual({ netCents: 50, vatCents: 11, grossCents: 61 });
    expect(withVat(150, 9)).toEqual({ netCents: 150, vatCents: 14, grossCents: 164 });
  });

  test("a rate with decimals, and none at all", () => {
    expect(withVat(10_000, 5.5).vatCents).toBe(550);
    expect(withVat(10_000, 0)).toEqual({ netCents: 10_000, vatCents: 0, grossCents: 10_000 });
  });

  test("net and VAT make gross for every price up to € 100", () => {
    for (let netCents = 0; netCents <= 10_000; netCents += 1) {
      const { vatCents, grossCents } = withVat(netCents, 21);
      expect(netCents + vatCents).toBe(grossCents);
      expect(Number.isInteger(vatCents)).toBe(true);
    }
  });

  test("parts of a cent and negative rates are refused", () => {
    expect(() => withVat(10.5, 21)).toThrow(RangeError);
    expect(() => withVat(1000, -1)).toThrow(RangeError);
    expect(() => withVat(1000, Number.NaN)).toThrow(RangeError);
  });
});

describe("R07 the group of the price example", () => {
  test("eight, unless the arrangement takes fewer or asks more", () => {
    expect(exampleGroup(null, null)).toBe(8);
    expect(exampleGroup(2, 60)).toBe(8);
    expect(exampleGroup(1, 6)).toBe(6);
    expect(exampleGroup(10, 80)).toBe(10);
  });
});
