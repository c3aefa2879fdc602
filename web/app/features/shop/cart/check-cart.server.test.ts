import { admission, catalogueOf, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import type { Availability, Catalogue } from "@circuit/contract/shop/catalogue";
import { expect, test } from "vitest";
import { checkCart, type LockedPrices } from "./check-cart.server.ts";

const line: CartLine = { ticketId: "hoofdtribune1", admission: "2027-06-27", quantity: 2, seenPriceCents: 12_900 };

interface Given {
  catalogue?: Catalogue;
  left?: Availability["admissions"];
  locked?: LockedPrices;
  held?: CartLine[];
}

function check(lines: CartLine[], { catalogue = catalogueOf(), left = {}, locked = {}, held = [] }: Given = {}) {
  const availability = { at: "2027-01-01T00:00:00Z", admissions: left };
  return checkCart(lines, { catalogue, availability, locale: "nl", locked, held });
}

const soldAs = (state: "sold-out" | "ended" | "not-yet" | "few", places: number | null = null): Given => ({
  left: { "hoofdtribune1/2027-06-27": [state, places] },
});

test("S07 names and prices come from the catalogue, and VAT is rounded for each ticket", () => {
  const { lines, totals } = check([{ ...line, quantity: 3 }]);
  expect(lines[0]?.ticket).toMatchObject({
    name: "Hoofdtribune",
    eventTitle: "TT Drenthe",
    path: "/evenementen/tt-drenthe",
    total: { netCents: 31_983, vatCents: 6717, grossCents: 38_700 },
  });
  expect(totals).toMatchObject({ grossCents: 38_700, vat: [{ ratePercent: 21, netCents: 31_983, vatCents: 6717 }] });
});

test("D04 a page of an earlier build, still open after a release, finds the lines that it stores", () => {
  const lines = [line, { ...line, ticketId: "weg1" }];
  expect(check(lines).stored).toEqual(lines);
});

test.each([["sold-out"], ["ended"], ["not-yet"]] as const)("D03 no line is dropped: a ticket that is %s", (state) => {
  const { lines, totals } = check([line], soldAs(state));
  expect(lines[0]).toMatchObject({ quantity: 2, issue: { reason: state } });
  expect(totals.grossCents).toBe(0);
});

test("D03 no line is dropped: a ticket that was withdrawn, or whose day was", () => {
  const { lines } = check([
    { ...line, ticketId: "weg1" },
    { ...line, admission: "2027-06-25" },
  ]);
  expect(lines.map(({ ticket, issue }) => [ticket, issue])).toEqual([
    [null, { reason: "withdrawn" }],
    [null, { reason: "withdrawn" }],
  ]);
});

test("D03 no line is dropped: but not the last places that the visitor's own order holds", () => {
  const held = [line];
  expect(check([line], { ...soldAs("sold-out"), held }).lines[0]?.issue).toBeNull();
  expect(check([line], { ...soldAs("few", 1), held: [{ ...line, quantity: 1 }] }).lines[0]?.issue).toBeNull();
  const more = check([{ ...line, quantity: 3 }], { ...soldAs("sold-out"), held });
  expect(more.lines[0]?.issue).toEqual({ reason: "few-left", left: 2 });
  expect(check([line], { ...soldAs("ended"), held }).lines[0]?.issue).toEqual({ reason: "ended" });
});

test("D03 no line is dropped: more than are left", () => {
  const { lines } = check([line], soldAs("few", 1));
  expect(lines[0]).toMatchObject({ issue: { reason: "few-left", left: 1 }, ticket: { most: 1 } });
});

test("D03 no line is dropped: more than one order may have, counted over all days of a ticket", () => {
  const offer = ticketOffer({ maxPerOrder: 3, admissions: [admission(), admission({ key: "2027-06-26" })] });
  const { lines, totals } = check([line, { ...line, admission: "2027-06-26" }], {
    catalogue: catalogueOf(eventOffers([offer])),
  });
  expect(lines.map(({ issue }) => issue)).toEqual([null, { reason: "over-limit", most: 3, elsewhere: 2 }]);
  expect(lines[1]?.ticket?.most).toBe(1);
  expect(totals.grossCents).toBe(25_800);
});

test("D03 no line is dropped: what an order may not cost any more, however many places are left", () => {
  const days = ["2027-06-26", "2027-06-27"].map((key) => admission({ key, priceCents: 10_000_000 }));
  const catalogue = catalogueOf(eventOffers([ticketOffer({ leadsWith: "net", maxPerOrder: 40, admissions: days })]));
  const dear = { ...line, seenPriceCents: 10_000_000 };
  const onDay = (quantity: number, day: number) => ({ ...dear, admission: `2027-06-2${6 + day}`, quantity });
  const cartOf = (...amounts: number[]) => check(amounts.map(onDay), { catalogue });
  expect(cartOf(8).lines[0]).toMatchObject({ issue: null, ticket: { most: 8 } });
  expect(cartOf(8, 1).lines[1]).toMatchObject({ issue: { reason: "over-amount", most: 0 }, ticket: { most: 0 } });
  expect(cartOf(5, 4).lines[1]).toMatchObject({ issue: { reason: "over-amount", most: 3 }, ticket: { most: 3 } });
  expect(cartOf(8, 1).totals.grossCents).toBe(96_800_000);
});

test("D03 no line is dropped: companions without a wheelchair place beside them, which can be ordered", () => {
  const wheelchair = ticketOffer({ ticketId: "rolstoel1", isAccessible: true, maxPerOrder: 2 });
  const companions = ticketOffer({ ticketId: "begeleider1", isAccessible: true, audience: "companion" });
  const catalogue = catalogueOf(eventOffers([wheelchair, companions]));
  const companion = { ...line, ticketId: "begeleider1" };
  const beside = (quantity: number) => check([companion, { ...line, ticketId: "rolstoel1", quantity }], { catalogue });
  expect(beside(1).lines[0]).toMatchObject({ issue: { reason: "companions", most: 1 }, ticket: { most: 1 } });
  expect(beside(1).totals.grossCents).toBe(12_900);
  expect(beside(2).lines[0]?.issue).toBeNull();
  // Three wheelchair places are more than one order may have, so that they don't count.
  expect(beside(3).lines[0]).toMatchObject({ issue: { reason: "companions", most: 0 } });
});

test("D03 no line is dropped: a group smaller than an arrangement is made for, with the number that it takes", () => {
  const diner = ticketOffer({ ticketId: "diner1", arrangementId: "diner", maxPerOrder: 20, leastPerOrder: 8 });
  const catalogue = catalogueOf(eventOffers([diner]));
  const guests = (quantity: number) => check([{ ...line, ticketId: "diner1", quantity }], { catalogue });
  expect(guests(3).lines[0]).toMatchObject({ issue: { reason: "small-group", least: 8 }, ticket: { least: 8 } });
  expect(guests(3).totals.grossCents).toBe(0);
  expect(guests(8).lines[0]).toMatchObject({ issue: null, ticket: { least: 8, most: 20 } });
});

test("D03 no line is dropped: a changed price is told and counts at what it costs now", () => {
  const { lines, totals } = check([{ ...line, quantity: 1, seenPriceCents: 9900 }]);
  expect(lines[0]?.issue).toEqual({ reason: "price-changed", wasPriceCents: 9900 });
  expect(totals.grossCents).toBe(12_900);
});

test.each([
  ["that was seen on joining", 9900, 9900],
  ["that has gone up meanwhile", 12_900, 9900],
  ["that has gone down meanwhile", 14_500, 12_900],
])(
  "D03 no line is dropped: a promised price %s is what it costs, without being asked about",
  (_, seenPriceCents, priceCents) => {
    const locked = { "hoofdtribune1/2027-06-27": priceCents === 9900 ? 9900 : 14_500 };
    const { lines, totals } = check([{ ...line, quantity: 1, seenPriceCents }], { locked });
    expect(lines[0]).toMatchObject({ issue: null, ticket: { priceCents } });
    expect(totals.grossCents).toBe(priceCents);
  },
);

test("D03 no line is dropped: a price that is neither the promised one nor that of now is told, with what will be asked", () => {
  const locked = { "hoofdtribune1/2027-06-27": 9900 };
  const { lines } = check([{ ...line, seenPriceCents: 1 }], { locked });
  expect(lines[0]).toMatchObject({
    issue: { reason: "price-changed", wasPriceCents: 1 },
    ticket: { priceCents: 9900 },
  });
});

test("D03 no line is dropped: what is left says more than the catalogue of some seconds ago", () => {
  const old = catalogueOf(eventOffers([ticketOffer({ admissions: [admission({ state: "sold-out" })] })]));
  expect(check([line], { catalogue: old, ...soldAs("few", 2) }).lines[0]?.issue).toBeNull();
});
