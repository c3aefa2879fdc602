import { expect, test } from "vitest";
import { anyEvent } from "../../test/event-summaries.ts";
import { renderPage } from "../../test/render-page.tsx";
import { EventCard, type EventSummary } from "./event-card.tsx";
import { StayCard, type StaySummary } from "./stay-card.tsx";

const event: EventSummary = { ...anyEvent, priceFromCents: 4500, phase: "open" };

const words = { id: "brem", title: "Camping Brem", summary: null, image: null, facts: [], facilities: [] };
const ways = { bookingUrl: null, waitingListUrl: null, typeSlug: null, placesLeft: null, isFull: false };
const price = { priceFromCents: 3900, priceUnit: "per nacht", distanceMetres: null };
const stay: StaySummary = { ...words, ...ways, ...price, colour: "blue" };

/** The text of both cards. */
function textOf(given: { event?: Partial<EventSummary>; stay?: Partial<StaySummary> } = {}) {
  const html = renderPage(
    <>
      <EventCard event={{ ...event, ...given.event }} headingLevel={2} />
      <StayCard stay={{ ...stay, ...given.stay }} headingLevel={2} />
    </>,
  );
  return html.replaceAll(/<[^>]+>/gu, " ").replaceAll(/[\s\u00A0]+/gu, " ");
}

test("S20 prices on cards of events and of places to stay say that VAT is in them", () => {
  for (const text of ["Vanaf € 45,00 incl. btw", "€ 39 per nacht, incl. btw"]) expect(textOf()).toContain(text);
});

test("S20 what is free, or has no price, says nothing of VAT", () => {
  const none = textOf({ event: { priceFromCents: 0 }, stay: { priceFromCents: null } });
  expect(none).toContain("Gratis");
  expect(none).not.toContain("btw");
  expect(textOf({ stay: { priceUnit: null } })).toContain("€ 39 incl. btw");
});
