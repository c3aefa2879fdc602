import { expect, test } from "vitest";
import { priceBasisOf, isVatRoundedPerLine, lineTotal, type Price, displayCents, totalsOf } from "./vat.ts";

const gross = (priceCents: number, vatRate: number): Price => ({ priceCents, leadsWith: "gross", vatRate });
const net = (priceCents: number, vatRate: number): Price => ({ priceCents, leadsWith: "net", vatRate });

/** A line of a total. */
const line = (price: Price, quantity: number) => ({ ...price, ...lineTotal(price, quantity) });

test("R07 21 % of € 4.760,00 is € 999,60", () => {
  expect(lineTotal(net(476_000, 21), 1)).toEqual({ netCents: 476_000, vatCents: 99_960, grossCents: 575_960 });
});

test("R07 half a cent rounds up", () => {
  expect(lineTotal(net(50, 21), 1)).toEqual({ netCents: 50, vatCents: 11, grossCents: 61 });
  expect(lineTotal(net(150, 9), 1)).toEqual({ netCents: 150, vatCents: 14, grossCents: 164 });
});

test("R07 a rate with decimals, and none at all", () => {
  expect(lineTotal(net(10_000, 5.5), 1).vatCents).toBe(550);
  expect(lineTotal(net(10_000, 0), 1)).toEqual({ netCents: 10_000, vatCents: 0, grossCents: 10_000 });
});

test.each([0, 9, 21])("R07 net and VAT make gross for every price up to € 1.000,00, at %i %%", (rate) => {
  const wrong: string[] = [];
  for (let cents = 1; cents <= 100_000; cents += 1) {
    // One ticket, and some number of them up to ten.
    for (const quantity of [1, 2 + (cents % 9)]) {
      const [sold, bought] = [lineTotal(gross(cents, rate), quantity), lineTotal(net(cents, rate), quantity)];
      const isRight =
        sold.grossCents === cents * quantity &&
        bought.netCents === cents * quantity &&
        // VAT is the rate's share of what it is charged on, but for the half cent of its rounding.
        [sold, bought].every(
          ({ netCents, vatCents, grossCents }) =>
            netCents + vatCents === grossCents &&
            Number.isInteger(vatCents) &&
            Math.abs(vatCents - (netCents * rate) / 100) <= 0.5 * (1 + rate / 100),
        );
      if (!isRight) wrong.push(`${quantity} × ${cents}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("R07 parts of a cent and negative rates are refused", () => {
  expect(() => lineTotal(net(10.5, 21), 1)).toThrow(RangeError);
  expect(() => lineTotal(gross(-1, 21), 1)).toThrow(RangeError);
  expect(() => lineTotal(net(1000, -1), 1)).toThrow(RangeError);
  expect(() => lineTotal(net(1000, Number.NaN), 1)).toThrow(RangeError);
});

test("S07 VAT is rounded for each line: three at € 129,00 cost € 387,00", () => {
  expect(lineTotal(gross(12_900, 21), 3)).toEqual({ netCents: 31_983, vatCents: 6717, grossCents: 38_700 });
});

test("S07 VAT stands by rate, the highest first, and adds up", () => {
  const lines = [line(gross(2500, 9), 1), line(gross(12_900, 21), 2), line(net(59_500, 21), 2), line(gross(0, 0), 4)];
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

test("S07 a total is the sum of its lines, whatever they cost", () => {
  for (let cents = 1; cents <= 10_000; cents += 37) {
    const lines = [gross(cents, 21), net(cents, 21), gross(cents + 1, 9), net(cents + 2, 9), gross(cents, 0)].map(
      (price, index) => line(price, index + 1),
    );
    const { vat, ...totals } = totalsOf(lines);
    const sum = (of: (each: (typeof lines)[number]) => number) => lines.reduce((all, each) => all + of(each), 0);
    expect(totals.grossCents).toBe(sum(({ grossCents }) => grossCents));
    expect(totals.netCents + totals.vatCents).toBe(totals.grossCents);
    expect(vat.reduce((all, { vatCents }) => all + vatCents, 0)).toBe(sum(({ vatCents }) => vatCents));
  }
});

test("S20 prices that stand together are told with VAT as soon as one is a consumer's: the lines add up to the total", () => {
  const lines = [line(gross(12_900, 21), 2), line(net(59_500, 21), 3)];
  const basis = priceBasisOf(lines);
  const told = lines.map((each) => displayCents(each, basis));
  expect(basis).toBe("gross");
  expect(told.reduce((sum, cents) => sum + cents, 0)).toBe(totalsOf(lines).grossCents);
});

test("VAT that was rounded for each line is known by its difference from that of the whole", () => {
  const [rounded] = totalsOf([line(net(50, 21), 1), line(net(50, 21), 1)]).vat;
  expect(rounded).toEqual({ ratePercent: 21, netCents: 100, vatCents: 22 });
  expect(rounded !== undefined && isVatRoundedPerLine(rounded)).toBe(true);
  const [whole] = totalsOf([line(net(12_950, 9), 16)]).vat;
  expect(whole !== undefined && isVatRoundedPerLine(whole)).toBe(false);
});
