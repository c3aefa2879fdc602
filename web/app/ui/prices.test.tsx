import { expect, test } from "vitest";
import { anyEvent } from "../../test/event-summaries.ts";
import { renderPage } from "../../test/render-page.tsx";
import { EventCard, type EventSummary } from "./event-card.tsx";
import { StayCard, type StaySummary } from "./stay-card.tsx";

const event: EventSummary = { ...anyEvent, priceFromCents: 4500, phase: "open" };

const stay: StaySummary = {
  id: "brem",
  title: "Camping Brem",
  summary: null,
  image: null,
  colour: "blue",
  distanceMetres: null,
  priceFromCents: 3900,
  priceUnit: "per nacht",
  bookingUrl: null,
  waitingListUrl: null,
  typeSlug: null,
  placesLeft: null,
  isFull: false,
  facts: [],
  facilities: [],
};

/** The text of both cards. */
function textOf(locale: "nl" | "en", given: { event?: Partial<EventSummary>; stay?: Partial<StaySummary> } = {}) {
  const html = renderPage(
    <>
      <EventCard event={{ ...event, ...given.event }} headingLevel={2} />
      <StayCard stay={{ ...stay, ...given.stay }} headingLevel={2} />
    </>,
    { locale },
  );
  return html.replaceAll(/<[^>]+>/gu, " ").replaceAll(/[\s\u00A0]+/gu, " ");
}

test.each([
  ["nl", ["Vanaf € 45,00 incl. btw", "€ 39 per nacht, incl. btw"]],
  ["en", ["From €45.00 incl. VAT", "€39 per nacht, incl. VAT"]],
] as const)("S20 prices on cards of events and of places to stay say that VAT is in them (%s)", (locale, said) => {
  for (const words of said) expect(textOf(locale)).toContain(words);
});

test("S20 what is free, or has no price, says nothing of VAT", () => {
  const none = textOf("nl", { event: { priceFromCents: 0 }, stay: { priceFromCents: null } });
  expect(none).toContain("Gratis");
  expect(none).not.toContain("btw");
  expect(textOf("nl", { stay: { priceUnit: null } })).toContain("€ 39 incl. btw");
});
