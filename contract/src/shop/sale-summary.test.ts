import { expect, test } from "vitest";
import { admission, ticketOffer } from "../../fixtures/catalogue.ts";
import { saleOfEvent } from "./sale-summary.ts";

const adult = ticketOffer();
const companion = ticketOffer({
  ticketId: "begeleider",
  audience: "companion",
  admissions: [admission({ priceCents: 0 })],
});
const soldOut = ticketOffer({ admissions: [admission({ state: "sold-out" })] });

test("S06 an event without tickets of its own has no sale to tell of", () => {
  expect(saleOfEvent([])).toBeNull();
  expect(saleOfEvent([ticketOffer({ arrangementId: "lounge" })])).toBeNull();
});

test("S06 the price from is what an adult pays, VAT included", () => {
  const cheap = ticketOffer({ admissions: [admission({ priceCents: 7900 })] });
  expect(saleOfEvent([adult, companion, cheap])).toEqual({
    state: "on-sale",
    priceFromGrossCents: 7900,
    opensAt: null,
  });
});

test("S06 what is sold out sets no price from", () => {
  const cheap = ticketOffer({ admissions: [admission({ priceCents: 7900, state: "sold-out" })] });
  expect(saleOfEvent([adult, cheap])?.priceFromGrossCents).toBe(12_900);
});

test("S06 few are left only when nothing has plenty", () => {
  const few = ticketOffer({ admissions: [admission({ state: "few", left: 3 })] });
  expect(saleOfEvent([few, soldOut])?.state).toBe("few-left");
  expect(saleOfEvent([few, adult])?.state).toBe("on-sale");
});

test("S06 before the sale the earliest opening is told, and what it will cost", () => {
  const later = (saleStartsAt: string) => ticketOffer({ saleStartsAt, admissions: [admission({ state: "not-yet" })] });
  const sale = saleOfEvent([later("2027-02-01T09:00:00Z"), later("2027-01-12T09:00:00Z")]);
  expect(sale).toEqual({ state: "not-yet", priceFromGrossCents: 12_900, opensAt: "2027-01-12T09:00:00Z" });
});

test("S06 without places it isn’t on sale yet, nobody knows until when; what is sold out beside it stays so", () => {
  const unset = ticketOffer({ admissions: [admission({ state: "not-yet" })] });
  expect(saleOfEvent([unset])).toEqual({ state: "not-yet", priceFromGrossCents: 12_900, opensAt: null });
  expect(saleOfEvent([unset, soldOut])?.state).toBe("sold-out");
});

test("S06 sold out and ended are told apart, and neither has a price", () => {
  const ended = ticketOffer({ admissions: [admission({ state: "ended" })] });
  expect(saleOfEvent([soldOut, ended])).toEqual({ state: "sold-out", priceFromGrossCents: null, opensAt: null });
  expect(saleOfEvent([ended])?.state).toBe("ended");
});
