import { expect, test } from "vitest";
import { parseCart } from "./cart-storage.ts";

const noon = Date.UTC(2027, 5, 27, 12);
const hour = 60 * 60 * 1000;
const line = { ticketId: "hoofdtribune1", admission: "2027-06-27", quantity: 2, seenPriceCents: 12_900 };
const stored = (cart: unknown) => JSON.stringify(cart);

test("D03 a cart of this morning keeps its tickets", () => {
  expect(parseCart(stored({ changedAt: noon - 4 * hour, lines: [line] }), noon)).toEqual([line]);
});

test("D03 a cart that nobody touched for a day is empty", () => {
  const cart = stored({ changedAt: noon - 24 * hour, lines: [line] });
  expect(parseCart(cart, noon - 1)).toEqual([line]);
  expect(parseCart(cart, noon)).toEqual([]);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a list", "[]"],
  ["a cart without lines", stored({ changedAt: noon })],
  ["a cart from the future", stored({ changedAt: noon + hour, lines: [line] })],
])("D03 %s reads as an empty cart", (_, text) => {
  expect(parseCart(text, noon)).toEqual([]);
});

test.each([
  { ...line, quantity: 0 },
  { ...line, quantity: -3 },
  { ...line, quantity: 1.5 },
  { ...line, quantity: "2" },
  { ...line, ticketId: 7 },
  { ...line, admission: 1 },
  { ...line, seenPriceCents: "10661" },
  null,
  "ticket",
])("D03 a line like %j is left out", (bad) => {
  expect(parseCart(stored({ changedAt: noon, lines: [bad, line] }), noon)).toEqual([line]);
});
