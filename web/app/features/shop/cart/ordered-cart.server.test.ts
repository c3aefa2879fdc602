import { catalogueOf, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { maxLines, type CartLine } from "@circuit/contract/shop/cart-line";
import { beforeEach, expect, test, vi } from "vitest";
import { cartCookie } from "./cart-cookie.server.ts";
import { remainingInCart, removeOrderedLines, restoreOrderedLines } from "./ordered-cart.server.ts";
import { checkLines } from "./read-cart.server.ts";

const shop = vi.hoisted(() => ({ readCatalogue: vi.fn(), readAvailability: vi.fn() }));
vi.mock("#app/cms/shop.server.ts", () => shop);

const sunday: CartLine = { ticketId: "hoofdtribune1", admission: "2027-06-27", quantity: 2, seenPriceCents: 12_900 };
const gone: CartLine = { ticketId: "weg1", admission: "2027-06-27", quantity: 1, seenPriceCents: 900 };

beforeEach(() => {
  shop.readCatalogue.mockResolvedValue(catalogueOf(eventOffers([ticketOffer()])));
  shop.readAvailability.mockResolvedValue({ at: "2027-01-01T00:00:00Z", admissions: {} });
});

function remainingOf(cart: CartLine[], ordered: CartLine[]) {
  const request = new Request("http://site.test/afrekenen", { headers: { cookie: cartCookie(cart) } });
  const priceLock = () => Promise.resolve({ joined: {}, held: [], isSameLanguage: false });
  return remainingInCart(request, ordered, { locale: "nl", priceLock });
}

test("D03 a line that couldn't be ordered stays", () => {
  expect(removeOrderedLines([sunday, gone], [sunday])).toEqual([gone]);
});

test("D03 what was added in another tab meanwhile stays", () => {
  expect(removeOrderedLines([{ ...sunday, quantity: 5 }], [sunday])).toEqual([{ ...sunday, quantity: 3 }]);
});

test("D03 what was taken out meanwhile doesn't come back", () => {
  expect(removeOrderedLines([{ ...sunday, quantity: 1 }], [sunday, gone])).toEqual([]);
});

test("D03 the checkout is told what stays, and why", async () => {
  const staying = [{ title: "1 × Een ticket dat niet meer te koop is", reason: "Niet meer te koop" }];
  expect(await remainingOf([sunday, gone], [sunday])).toEqual(staying);
});

test("D03 more of the same ticket, added since, isn't called sold out", async () => {
  expect(await remainingOf([{ ...sunday, quantity: 3 }], [sunday])).toEqual([
    { title: "1 × Hoofdtribune", reason: "zit niet in deze bestelling" },
  ]);
});

test("an order that came to nothing fills the cart again with its lines, beside what is there", () => {
  expect(restoreOrderedLines([gone], [sunday])).toEqual([gone, sunday]);
});

test("an order that came to nothing fills the cart again not in part, when it is too full", () => {
  const full = Array.from({ length: maxLines }, (_, index) => ({ ...gone, ticketId: `full${index}` }));
  expect(restoreOrderedLines(full, [sunday])).toBeNull();
  expect(restoreOrderedLines(full.slice(1), [sunday])).toHaveLength(maxLines);
});

test("an order that came to nothing fills the cart again twice is once", () => {
  expect(restoreOrderedLines([sunday], [sunday])).toEqual([sunday]);
  expect(restoreOrderedLines([{ ...sunday, quantity: 4 }], [sunday])).toEqual([{ ...sunday, quantity: 4 }]);
});

/** Tickets that were seen, and are held, at a lower price than of now. */
const cheap: CartLine = { ...sunday, seenPriceCents: 9000 };

async function unitCents(lines: CartLine[], held: CartLine[], isSameLanguage = true) {
  const cart = await checkLines(lines, "nl", () => Promise.resolve({ joined: {}, held, isSameLanguage }));
  return cart.lines[0]?.ticket?.priceCents;
}

test("D03 a cart costs what is held for it, and another cart what it costs now", async () => {
  expect(await unitCents([cheap], [cheap])).toBe(9000);
  expect(await unitCents([{ ...cheap, seenPriceCents: 9500 }], [cheap])).toBe(9000);
  expect(await unitCents([{ ...cheap, quantity: 3 }], [cheap])).toBe(12_900);
  expect(await unitCents([cheap], [])).toBe(12_900);
});

test("D03 lines that stay in the cart take nothing from the price that is held for the others", async () => {
  expect(await unitCents([cheap, gone], [cheap])).toBe(9000);
});

test("D03 an order in another language doesn't go on, so that its prices don't hold", async () => {
  expect(await unitCents([cheap], [cheap], false)).toBe(12_900);
});
