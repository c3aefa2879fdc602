import { accommodationSchema } from "@circuit/contract/content/cards";
import { expect, test } from "vitest";
import { stayAtEvent, pricedEventId, eventsWithOffers } from "./stay-offers.ts";

const stay = (documentId: string, offers: unknown[], bookingUrl: string | null = "https://bed.example") =>
  accommodationSchema.parse({ documentId, title: documentId, priceFromCents: 4500, bookingUrl, offers });

const offer = (event: string, priceFromCents: number | null, placesLeft: number | null) => ({
  event: { documentId: event },
  priceFromCents,
  placesLeft,
});

const stays = [
  stay("brem", [offer("tt", 5200, 3), offer("gt", null, 0)]),
  stay("ven", [offer("tt", 6000, 0), { event: null, priceFromCents: 1, placesLeft: 1 }]),
  stay("dome", []),
];

const calendar = ["spring", "gt", "tt"].map((documentId) => ({ documentId }));

test("only events that a place has a price for can be chosen, in the order of the calendar", () => {
  expect(eventsWithOffers(stays, calendar).map(({ documentId }) => documentId)).toEqual(["gt", "tt"]);
});

test("who asks for no event, or one that isn't there, gets the one that most places have a price for", () => {
  const events = eventsWithOffers(stays, calendar);
  expect(pricedEventId(stays, events, "gt")).toBe("gt");
  expect(pricedEventId(stays, events, null)).toBe("tt");
  expect(pricedEventId(stays, events, "spring")).toBe("tt");
  expect(pricedEventId(stays, [], "tt")).toBeNull();
});

test("a place costs what it costs at the event, and as at any other time where nothing is said", () => {
  const at = (index: number, event: string | null) => {
    const [found] = stays.slice(index, index + 1).map((each) => stayAtEvent(each, event));
    return [found?.stay.priceFromCents, found?.placesLeft, found?.isFull];
  };
  expect(at(0, "tt")).toEqual([5200, 3, false]);
  expect(at(0, "gt")).toEqual([4500, 0, true]);
  expect(at(2, "tt")).toEqual([4500, null, false]);
  expect(at(1, null)).toEqual([4500, null, false]);
});

test("a place without a way to book it is full at every event", () => {
  expect(stayAtEvent(stay("closed", [offer("tt", 5200, 3)], null), "tt").isFull).toBe(true);
});
