import { catalogueOf, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import type { CartLine } from "@circuit/contract/shop/cart-line";
import { beforeEach, expect, test, vi } from "vitest";
import { checkLines } from "./read-cart.server.ts";

const shop = vi.hoisted(() => ({ readCatalogue: vi.fn(), readAvailability: vi.fn() }));
vi.mock("#app/cms/shop.server.ts", () => shop);

/** It was seen, and is held, at a lower price than of now. */
const sunday: CartLine = { ticketId: "hoofdtribune1", admission: "2027-06-27", quantity: 2, seenPriceCents: 9000 };
const gone: CartLine = { ticketId: "weg1", admission: "2027-06-27", quantity: 1, seenPriceCents: 900 };

beforeEach(() => {
  shop.readCatalogue.mockResolvedValue(catalogueOf(eventOffers([ticketOffer()])));
  shop.readAvailability.mockResolvedValue({ at: "2027-01-01T00:00:00Z", admissions: {} });
});

async function unitCents(lines: CartLine[], held: CartLine[], isSameLanguage = true) {
  const cart = await checkLines(lines, "nl", () => Promise.resolve({ joined: {}, held, isSameLanguage }));
  return cart.lines[0]?.ticket?.priceCents;
}

test("D03 a cart costs what is held for it, and another cart what it costs now", async () => {
  expect(await unitCents([sunday], [sunday])).toBe(9000);
  expect(await unitCents([{ ...sunday, seenPriceCents: 9500 }], [sunday])).toBe(9000);
  expect(await unitCents([{ ...sunday, quantity: 3 }], [sunday])).toBe(12_900);
  expect(await unitCents([sunday], [])).toBe(12_900);
});

test("D03 lines that stay in the cart take nothing from the price that is held for the others", async () => {
  expect(await unitCents([sunday, gone], [sunday])).toBe(9000);
});

test("D03 an order in another language doesn't go on, so that its prices don't hold", async () => {
  expect(await unitCents([sunday], [sunday], false)).toBe(12_900);
});
