import { describe, expect, test } from "vitest";
import { basisOf, isRoundedByPlace, lineTotal, toldCents, totalsOf, withVat } from "./vat.ts";

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

describe("S07 totals of a cart", () => {
  test("VAT is rounded for each ticket: three at € 129,00 cost € 387,00", () => {
    expect(lineTotal(10_661, 21, 3)).toEqual({ netCents: 31_983, vatCents: 6717, grossCents: 38_700 });
  });

  test("VAT stands by rate, the highest first, and adds up", () => {
    const lines = [
      { unitNetCents: 2294, vatRate: 9, quantity: 1 },
      { unitNetCents: 10_661, vatRate: 21, quantity: 2 },
      { unitNetCents: 59_500, vatRate: 21, quantity: 2 },
      { unitNetCents: 0, vatRate: 0, quantity: 4 },
    ];
    expect(totalsOf(lines)).toEqual({
      netCents: 142_616,
      vatCents: 29_674,
      grossCents: 172_290,
      vat: [
        { ratePercent: 21, netCents: 140_322, vatCents: 29_468 },
        { ratePercent: 9, netCents: 2294, vatCents: 206 },
      ],
    });
  });
});

describe("S20 prices that stand together are told in one way", () => {
  test("with VAT as soon as one is a consumer's: the lines add up to the total", () => {
    const lines = [
      { unitNetCents: 10_661, vatRate: 21, quantity: 2, leadsWith: "gross" },
      { unitNetCents: 59_500, vatRate: 21, quantity: 3, leadsWith: "net" },
    ] as const;
    const basis = basisOf(lines);
    const told = lines.map((line) => toldCents(lineTotal(line.unitNetCents, line.vatRate, line.quantity), basis));
    expect(basis).toBe("gross");
    expect(told.reduce((sum, cents) => sum + cents, 0)).toBe(totalsOf(lines).grossCents);
  });

  test("without VAT among businesses alone", () => {
    expect(basisOf([{ leadsWith: "net" }, { leadsWith: "net" }])).toBe("net");
    expect(toldCents(lineTotal(59_500, 21, 2), "net")).toBe(119_000);
  });

  test("nothing at all is told as to consumers", () => {
    expect(basisOf([])).toBe("gross");
  });
});

test("VAT that was rounded for each place is known by its difference from that of the whole", () => {
  const [rounded] = totalsOf([{ unitNetCents: 12_950, vatRate: 9, quantity: 16 }]).vat;
  expect(rounded).toEqual({ ratePercent: 9, netCents: 207_200, vatCents: 18_656 });
  expect(rounded !== undefined && isRoundedByPlace(rounded)).toBe(true);
  const [whole] = totalsOf([{ unitNetCents: 12_900, vatRate: 9, quantity: 16 }]).vat;
  expect(whole !== undefined && isRoundedByPlace(whole)).toBe(false);
});
