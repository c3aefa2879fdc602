import { expect, test } from "vitest";
import { typedPrices } from "../src/admin/typed-prices.ts";

const [ticketType, arrangement] = ["api::ticket-type.ticket-type", "api::arrangement.arrangement"];

test("an editor sees each price of a ticket with its VAT, in it for visitors and on top for companies", () => {
  const admissions = [10_000, 0, null, 10_000, "12,3,4"].map((priceCents) => ({ priceCents }));
  const amounts = { netCents: 8264, vatCents: 1736, grossCents: 10_000 };
  expect(typedPrices(ticketType, { vatRate: 21, leadsWith: "gross", admissions })).toMatchObject([amounts]);
  expect(typedPrices(ticketType, { vatRate: 21, leadsWith: "net", admissions })).toMatchObject([
    { netCents: 10_000, vatCents: 2100, grossCents: 12_100 },
  ]);
});

test("an editor sees the price of an arrangement with the VAT on top", () => {
  expect(typedPrices(arrangement, { vatRate: 9, priceCents: 12_950 })).toMatchObject([
    { netCents: 12_950, vatCents: 1166, grossCents: 14_116 },
  ]);
});

test("there is no VAT to see without a price, without a rate, or of other content", () => {
  expect(typedPrices(ticketType, { vatRate: 21, leadsWith: "gross" })).toEqual([]);
  expect(typedPrices(arrangement, { vatRate: null, priceCents: 100 })).toEqual([]);
  const ofEvent = { vatRate: 21, priceCents: 100, admissions: [{ priceCents: 1 }] };
  expect(typedPrices("api::event.event", ofEvent)).toEqual([]);
});
