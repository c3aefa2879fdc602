import { expect, test } from "vitest";
import { orderState, stateText } from "../src/admin/kassa/order-state.ts";
import { refundFacts } from "../src/admin/kassa/refund-facts.ts";
import { kassa } from "../src/admin/translations/kassa.ts";

const words = { say: (id: string) => kassa[`circuit.kassa.${id}`] ?? "", euros: (cents: number) => `€ ${cents / 100}` };
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

test("staff read that an order is refunded only once its money is back", () => {
  const refunded = {
    state: "refunded",
    chargedBackCents: 0,
    hasFailedRefund: false,
    surplusCents: 0,
    refundedPartCents: 0,
  } as const;
  const wordOf = (state: string) => kassa[`circuit.kassa.state.${state}`];
  expect(wordOf(orderState({ ...refunded, isRefundUnderWay: true }))).toBe("Wordt terugbetaald");
  expect(wordOf(orderState({ ...refunded, isRefundUnderWay: false }))).toBe("Terugbetaald");
  expect(wordOf(orderState({ ...refunded, hasFailedRefund: true, isRefundUnderWay: true }))).toBe(
    "Terugbetaling mislukt",
  );
  // What came in too much of an order that stands.
  expect(wordOf(orderState({ ...refunded, state: "paid", isRefundUnderWay: true }))).toBe("Betaald");
});

test("staff read that a part of an order is refunded, how much, and whether it is back", () => {
  const paid = { state: "paid", chargedBackCents: 0, hasFailedRefund: false, surplusCents: 0 } as const;
  const say = { ...words, choice: (kind: string, chosen: string) => words.say(`${kind}.${chosen}`) };
  const part = { ...paid, refundedPartCents: 500 };
  expect(stateText({ ...part, isRefundUnderWay: true }, say)).toBe("Wordt deels terugbetaald: € 5");
  expect(stateText({ ...part, isRefundUnderWay: false }, say)).toBe("Deels terugbetaald: € 5");
  expect(stateText({ ...paid, refundedPartCents: 0, isRefundUnderWay: false }, say)).toBe("Betaald");
});
