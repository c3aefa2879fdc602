import { eventCardSchema, type EventCard } from "@circuit/contract/content/cards";
import { newsArticleSchema } from "@circuit/contract/content/documents";
import { eventEntry } from "@circuit/contract/fixtures/entries";
import { admission, eventOffers, ticketOffer } from "@circuit/contract/fixtures/catalogue";
import { picture } from "@circuit/contract/fixtures/media";
import { emptySettings, settingsSchema } from "@circuit/contract/content/layout";
import type { Admission, EventOffers } from "@circuit/contract/shop/catalogue";
import { expect, test } from "vitest";
import { acceptedThing } from "../../../test/google-requirements.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { faqPage } from "./faq-page.ts";
import { newsArticle } from "./news-article.ts";
import { organization } from "./organization.ts";
import { sportsEvent } from "./sports-event.server.ts";
import { ticketOffers } from "./ticket-offers.server.ts";

const settings = settingsSchema.parse({
  brandName: "Circuit Drenthe",
  logoLight: picture("wordmark", "Circuit Drenthe"),
  contact: { organisation: "Circuit Drenthe BV", street: "Turfvaartweg 26", postcode: "9499 ZZ", city: "Hunebrink" },
  socials: [{ network: "youtube", label: "YouTube", url: "https://youtube.example/@circuit" }],
});

const site = { siteUrl: "https://site.example", settings };

/** A site whose editors filled in nothing at all. */
const bareSite = { siteUrl: "https://site.example", settings: emptySettings };

const event = eventCardSchema.parse(eventEntry);
const now = new Date("2026-11-21T00:00:00Z");
const path = "/evenementen/superbike-drenthe";
const eventData = (changes: Partial<EventCard>, on = site, offers: EventOffers | null = null) =>
  acceptedThing.parse(sportsEvent({ ...event, ...changes }, { path, locale: "nl", offers, now }, on));

test("search engines get an event with its place, its days at the circuit and its price", () => {
  expect(eventData({})).toMatchObject({
    name: "Superbike Drenthe",
    startDate: "2027-04-23T09:00:00+02:00",
    endDate: "2027-04-25T18:00:00+02:00",
    location: { name: "Circuit Drenthe", address: { addressCountry: "NL" } },
    offers: [{ price: "49.00", availability: "https://schema.org/InStock" }],
  });
});

test.each([
  ["postponed", "https://schema.org/EventPostponed"],
  ["cancelled", "https://schema.org/EventCancelled"],
] as const)("search engines are told that an event was %s, and get no offers of it", (state, eventStatus) => {
  const off = eventData({ state });
  expect(off).toMatchObject({ eventStatus });
  expect(off).not.toHaveProperty("offers");
});

test("search engines are told that an event was moved, and when it was to begin, and of no other when that was", () => {
  const previousStartsAt = "2027-03-05T08:00:00Z";
  expect(eventData({ state: "moved", previousStartsAt })).toMatchObject({
    eventStatus: "https://schema.org/EventRescheduled",
    previousStartDate: "2027-03-05T09:00:00+01:00",
    startDate: "2027-04-23T09:00:00+02:00",
    offers: [{ price: "49.00" }],
  });
  expect(eventData({ state: "moved" })).not.toHaveProperty("previousStartDate");
  const planned = eventData({ previousStartsAt });
  expect(planned).toMatchObject({ eventStatus: "https://schema.org/EventScheduled" });
  expect(planned).not.toHaveProperty("previousStartDate");
});

test("an event says how its sale goes, and offers nothing without a price or once it is over", () => {
  const soldOut = { offers: [{ availability: "https://schema.org/SoldOut" }] };
  expect(eventData({ saleState: "sold-out" })).toMatchObject(soldOut);
  expect(eventData({ priceFromCents: null })).not.toHaveProperty("offers");
  const past = { startsAt: "2026-04-23T07:00:00Z", endsAt: "2026-04-25T16:00:00Z" };
  expect(eventData(past)).not.toHaveProperty("offers");
  expect(eventData(past, site, eventOffers([ticketOffer()]))).not.toHaveProperty("offers");
});

test("each ticket that an event's page sells is an offer, with its price including VAT and how its sale stands", () => {
  const lounge = ticketOffer({ arrangementId: "lounge1" });
  const standing = ticketOffer({
    name: "Staanplaats",
    stand: null,
    vatRate: 9,
    saleStartsAt: "2027-01-10T13:00:00.000Z",
    admissions: [admission({ priceCents: 2500, state: "not-yet" })],
  });
  const offered = eventOffers([ticketOffer(), standing, lounge]);
  const common = { "@type": "Offer", priceCurrency: "EUR", url: `https://site.example${path}` };
  expect(eventData({}, site, offered)).toMatchObject({
    offers: [
      { ...common, name: "Hoofdtribune", price: "129.00", availability: "https://schema.org/InStock" },
      {
        ...common,
        name: "Staanplaats",
        price: "25.00",
        availability: "https://schema.org/PreOrder",
        validFrom: "2027-01-10T14:00:00+01:00",
      },
    ],
  });
});

test("days of a ticket that cost the same are one offer, others are told apart, and what is over is none", () => {
  const days = (...states: Admission["state"][]) =>
    states.map((state, index) => admission({ key: `2027-06-2${5 + index}`, state }));
  const namesOf = (admissions: Admission[]) =>
    ticketOffers(eventOffers([ticketOffer({ admissions })]), "https://site.example", "nl").map(
      ({ name, availability }) => [name, availability],
    );
  expect(namesOf(days("available", "few"))).toEqual([["Hoofdtribune", "https://schema.org/InStock"]]);
  expect(namesOf(days("ended", "sold-out", "few"))).toEqual([
    ["Hoofdtribune, zaterdag 26 juni 2027", "https://schema.org/SoldOut"],
    ["Hoofdtribune, zondag 27 juni 2027", "https://schema.org/InStock"],
  ]);
  expect(namesOf(days("ended"))).toEqual([]);
  const over = eventOffers([ticketOffer({ admissions: days("ended") })]);
  expect(eventData({}, site, over)).not.toHaveProperty("offers");
});

test("an event of a site that is hardly filled in is still accepted", () => {
  const bare = eventData({ cover: null, venue: null, summary: null, type: null }, bareSite);
  expect(bare).toMatchObject({ location: { name: "site.example", address: "site.example" } });
});

const article = newsArticleSchema.parse({
  documentId: "a",
  title: `Ronde ${"na ronde ".repeat(20)}`,
  slug: "ronde",
  publishedOn: "2026-11-18T09:00:00Z",
  updatedAt: "2026-11-01T09:00:00Z",
});

test("search engines get an article with a headline they can hold, and no change before it was published", () => {
  const data = acceptedThing.parse(newsArticle(article, "/nieuws/ronde", "nl", site));
  expect(data).toMatchObject({ dateModified: "2026-11-18T10:00:00+01:00", author: { name: "Circuit Drenthe" } });
  const signed = newsArticle({ ...article, author: "Grietje Aalders" }, "/nieuws/ronde", "nl", bareSite);
  expect(acceptedThing.parse(signed)).toMatchObject({ author: { "@type": "Person", name: "Grietje Aalders" } });
});

test("search engines get the way from home to a page, in its language", () => {
  const trail = { parents: [{ title: "Business", path: "/en/business" }], current: "Lounge" };
  expect(acceptedThing.parse(breadcrumbList(trail, "en", site))).toMatchObject({
    itemListElement: [
      { position: 1, item: "https://site.example/en" },
      { position: 2, name: "Business", item: "https://site.example/en/business" },
      { position: 3, name: "Lounge" },
    ],
  });
});

test("search engines get who runs the circuit, as far as the editors told", () => {
  const things = organization(site).map((thing) => acceptedThing.parse(thing));
  expect(things[0]).toMatchObject({ name: "Circuit Drenthe", url: "https://site.example/" });
  expect(organization(bareSite).map((thing) => acceptedThing.parse(thing))).toHaveLength(2);
});

test("search engines get the questions with their answers as plain words", () => {
  const children = ["Ja, ", "tot 22:00."].map((text) => ({ type: "text" as const, text }));
  const answer = [{ type: "paragraph" as const, children }];
  const data = acceptedThing.parse(faqPage([{ question: "Is er parkeerplek?", answer }]));
  expect(data).toMatchObject({ mainEntity: [{ acceptedAnswer: { text: "Ja, tot 22:00." } }] });
});
