import { admission, catalogueOf, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import type { Catalogue } from "@circuit/contract/shop/catalogue";
import { expect, test, vi } from "vitest";
import { loopbackServer } from "../../test/loopback-server.ts";

const sale = { priceFromCents: 7900, saleState: "on-sale", statusLabel: "Nog 6 plekken" } as const;
const card = { documentId: "tt1", state: "planned", ...sale } as const;

/** The sales of a content system with this catalogue, or an answer of this status. */
async function salesOf(catalogue: Catalogue | number) {
  const asked: string[] = [];
  const address = await loopbackServer((request, response) => {
    asked.push(request.url ?? "");
    const isBroken = typeof catalogue === "number";
    response.writeHead(isBroken ? catalogue : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(isBroken ? { error: { status: catalogue, name: "Error", message: "No" } } : catalogue));
  });
  vi.resetModules();
  vi.stubEnv("CMS_URL", address);
  const sales = await import("./event-sales.server.ts");
  const shop = await import("./shop.server.ts");
  const { withCacheContext } = await import("./cache-context.server.ts");
  vi.unstubAllEnvs();
  return { ...sales, ...shop, withCacheContext, asked };
}

const withOffer = (given: Parameters<typeof ticketOffer>[0]) => catalogueOf(eventOffers([ticketOffer(given)]));

test("S06 a card says what the catalogue says, whatever its editor wrote", async () => {
  const { withSales } = await salesOf(withOffer({ admissions: [admission({ state: "sold-out" })] }));
  expect(await withSales([card], { locale: "nl" })).toEqual([
    { documentId: "tt1", state: "planned", priceFromCents: null, saleState: "sold-out", statusLabel: null },
  ]);
});

test("S06 before the sale a card tells when it opens, at the circuit's time", async () => {
  const offer = { saleStartsAt: "2027-01-12T09:00:00Z", admissions: [admission({ state: "not-yet" })] };
  const { withSales } = await salesOf(withOffer(offer));
  const statusLabel = "In de verkoop vanaf 12 januari 2027, 10:00";
  const told = { priceFromCents: 12_900, saleState: "not-yet", statusLabel };
  expect(await withSales([card], { locale: "nl" })).toMatchObject([told]);
});

test("S06 an event without tickets keeps what its editor wrote", async () => {
  const { withSales } = await salesOf({ events: [] });
  expect(await withSales([card], { locale: "nl" })).toEqual([card]);
});

test.each(["postponed", "cancelled"] as const)(
  "S06 an event that was %s has neither price nor tickets",
  async (state) => {
    const event = { ...card, state };
    const offers = catalogueOf(eventOffers([ticketOffer({})], { state }));
    const { withSales, getEventOffers, listEventOffers } = await salesOf(offers);
    expect(await withSales([event], { locale: "nl" })).toEqual([
      { ...event, priceFromCents: null, saleState: "sold-out", statusLabel: null },
    ]);
    expect(await getEventOffers("tt1", "nl")).toBeNull();
    expect(await listEventOffers("nl")).toEqual([]);
  },
);

test("S06 a content system without a shop sells nothing, and is no broken one", async () => {
  const { withSales, withCacheContext } = await salesOf(404);
  const { answer, sources } = await withCacheContext(() => withSales([card], { locale: "nl" }));
  expect(answer).toEqual([card]);
  expect(sources.isIncomplete).toBe(false);
});

test("S06 while the catalogue is broken a page does without it, for a moment", async () => {
  const { withSales, readCatalogue, withCacheContext } = await salesOf(500);
  const { answer, sources } = await withCacheContext(() => withSales([card], { locale: "nl" }));
  expect(answer).toEqual([card]);
  expect(sources.isIncomplete).toBe(true);
  await expect(readCatalogue("nl")).rejects.toThrow("No");
});

test("S06 pages are touched by any ticket type, and old when a sale opens", async () => {
  const saleStartsAt = new Date(Date.now() + 3_600_000).toISOString();
  const { withSales, withCacheContext, asked } = await salesOf(withOffer({ saleStartsAt }));
  const { sources } = await withCacheContext(() => withSales([card], { locale: "nl" }));
  // In both languages: what is published in one only is sold in the other with its words.
  expect(new Set(sources.tags)).toEqual(
    new Set(["l:ticket-types:nl", "l:stands:nl", "l:ticket-types:en", "l:stands:en"]),
  );
  expect(sources.freshUntil).toBe(Date.parse(saleStartsAt) + 1000);
  await withSales([card], { locale: "nl" });
  expect(asked).toHaveLength(1);
});
