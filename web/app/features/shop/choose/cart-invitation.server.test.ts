import { admission, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { beforeEach, expect, test, vi } from "vitest";
import { CmsError } from "#app/cms/cms-error.server.ts";

const shop = { listEventOffers: vi.fn() };
const events = { listEventCards: vi.fn(), nextFeaturedEvent: vi.fn() };
vi.mock("#app/cms/shop.server.ts", () => shop);
vi.mock("#app/cms/events.server.ts", () => events);

const { cartInvitation } = await import("./cart-invitation.server.ts");

const now = new Date("2027-01-01T12:00:00Z");
const options = { locale: "nl", signal: new AbortController().signal } as const;
const invite = () => cartInvitation({ now }, options);

beforeEach(() => {
  events.listEventCards.mockReset().mockResolvedValue([]);
  events.nextFeaturedEvent.mockReset().mockResolvedValue(null);
});

test("the event that an empty cart invites to is the first of which something can be had, with its days and what they cost", async () => {
  const over = eventOffers([ticketOffer()], { slug: "over", endsAt: "2026-06-27T16:00:00Z" });
  const soldOut = eventOffers([ticketOffer({ admissions: [admission({ state: "sold-out" })] })], { slug: "vol" });
  const days = [admission(), admission({ key: "2027-06-26", state: "sold-out" })];
  shop.listEventOffers.mockResolvedValue([over, soldOut, eventOffers([ticketOffer({ admissions: days })])]);
  const invitation = await invite();
  expect(invitation).toMatchObject({ title: "TT Drenthe", path: "/evenementen/tt-drenthe", days: "25–27" });
  expect(invitation?.choices).toMatchObject([
    { number: "26", priceCents: null, state: "Uitverkocht", path: "/evenementen/tt-drenthe?day=2027-06-26#tickets" },
    { number: "27", state: "Ruim beschikbaar", path: "/evenementen/tt-drenthe?day=2027-06-27#tickets" },
  ]);
});

test("the event that an empty cart invites to is the next featured one, if something of it can be had", async () => {
  const other = eventOffers([ticketOffer()], { slug: "superbike", title: "Superbike" });
  shop.listEventOffers.mockResolvedValue([eventOffers([ticketOffer()]), other]);
  events.nextFeaturedEvent.mockResolvedValue({ slug: "superbike", cover: null });
  expect((await invite())?.title).toBe("Superbike");
  events.nextFeaturedEvent.mockResolvedValue({ slug: "nog-niet", cover: null });
  expect((await invite())?.title).toBe("TT Drenthe");
});

test("the event that an empty cart invites to is none while nothing is on sale", async () => {
  shop.listEventOffers.mockResolvedValue([eventOffers([ticketOffer({ admissions: [admission({ state: "ended" })] })])]);
  expect(await invite()).toBeNull();
});

test("the event that an empty cart invites to has no picture while the content system is away, and no other error is kept quiet", async () => {
  shop.listEventOffers.mockResolvedValue([eventOffers([ticketOffer()])]);
  events.listEventCards.mockRejectedValue(new CmsError(503, "ServiceUnavailable", "unavailable"));
  expect((await invite())?.picture).toBeNull();
  events.listEventCards.mockRejectedValue(new TypeError("broken"));
  await expect(invite()).rejects.toThrow("broken");
});
