import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { LanguageProvider } from "#app/i18n/messages-context.tsx";
import { en } from "#app/i18n/messages/en.ts";
import { nl } from "#app/i18n/messages/nl.ts";
import { EventCard, type EventSummary } from "./event-card.tsx";
import { StayCard, type StaySummary } from "./stay-card.tsx";

const event: EventSummary = {
  title: "TT Drenthe",
  path: "/evenementen/tt-drenthe",
  summary: null,
  startsAt: "2031-06-27T08:00:00.000Z",
  endsAt: "2031-06-29T15:00:00.000Z",
  isFeatured: false,
  colour: "yellow",
  cover: null,
  priceFromCents: 4500,
  saleState: "on-sale",
  words: null,
  isPast: false,
};

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
  const Cards = () => (
    <LanguageProvider locale={locale} messages={locale === "nl" ? nl : en}>
      <EventCard event={{ ...event, ...given.event }} headingLevel={2} />
      <StayCard stay={{ ...stay, ...given.stay }} headingLevel={2} />
    </LanguageProvider>
  );
  const Stub = createRoutesStub([{ path: "*", Component: Cards }]);
  const html = renderToStaticMarkup(<Stub initialEntries={["/"]} />);
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
