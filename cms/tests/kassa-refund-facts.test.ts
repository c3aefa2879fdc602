import { expect, test } from "vitest";
import { refundFacts } from "../src/admin/kassa/refund-facts.ts";
import { kassa } from "../src/admin/translations/kassa.ts";

const words = {
  say: (id: string) => kassa[`circuit.kassa.${id}`] ?? "",
  euros: (cents: number) => `€ ${cents / 100}`,
};
const nothing = { returnedCents: 0, underWayCents: 0, toTransferCents: 0, failedCents: 0 };

test("staff read of an order as refunded only what is back, and of the rest how far it is", () => {
  expect(refundFacts({ moneyBack: nothing }, words)).toEqual([]);
  expect(refundFacts({ moneyBack: { ...nothing, failedCents: 10_000 } }, words)).toEqual([
    ["Terugbetalen mislukt", "€ 100"],
  ]);
  const moneyBack = { returnedCents: 100, underWayCents: 200, toTransferCents: 300, failedCents: 400 };
  expect(refundFacts({ moneyBack }, words)).toEqual([
    ["Terugbetaald", "€ 1"],
    ["Onderweg naar de klant", "€ 2"],
    ["Over te maken aan de klant", "€ 3"],
    ["Terugbetalen mislukt", "€ 4"],
  ]);
});
