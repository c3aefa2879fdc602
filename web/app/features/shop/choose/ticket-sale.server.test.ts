import { admission, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { expect, test } from "vitest";
import { ticketSale } from "./ticket-sale.server.ts";

test.each([
  ["three months before the sale", { state: "not-yet", opensIn: 90 }, false],
  ["two days before", { state: "not-yet", opensIn: 2 }, false],
  ["in the hours before", { state: "not-yet", opensIn: 0.5 }, true],
  ["when no day is known yet", { state: "not-yet", opensIn: null }, false],
  ["once it sells", { state: "available", opensIn: null }, true],
  ["once it is sold out", { state: "sold-out", opensIn: null }, true],
] as const)("the waiting room is shown from the day before the sale: %s", (_, { state, opensIn }, isShown) => {
  const saleStartsAt = opensIn === null ? null : new Date(Date.now() + opensIn * 86_400_000).toISOString();
  const offers = [ticketOffer({ saleStartsAt, admissions: [admission({ state })] })];
  const sale = ticketSale({ ...eventOffers(offers), waitingRoom: { perMinute: 60, atOnce: 600 } });
  expect(sale?.waitingSlug).toBe(isShown ? "tt-drenthe" : null);
});
