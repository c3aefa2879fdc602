import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { filled, galleryBlock, outline, quoteBlock, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const saturday: readonly SessionLine[] = [
  ["09:00", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["10:00", "12:00", "practice", "Demonstraties vooroorlogs", "Pre-war demonstrations"],
  ["13:00", "13:30", "other", "Eerbetoon aan de Grote Motorwedstrijd", "Tribute to the Great Motor Race"],
  ["13:45", "15:45", "practice", "Demonstraties 1946 tot en met 1960", "Demonstrations 1946 to 1960"],
  ["16:00", "17:00", "other", "Aanduwen voor wie wil", "Push-starts for anyone willing"],
];

const sunday: readonly SessionLine[] = [
  ["09:00", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["10:00", "11:30", "practice", "Demonstraties 1961 tot en met 1975", "Demonstrations 1961 to 1975"],
  ["11:45", "12:30", "qualifying", "Regelmatigheidsproef, eerste ronde", "Regularity trial, first round"],
  ["13:30", "14:15", "race", "Race tweetakten tot 250 cc", "Two-strokes up to 250 cc, race"],
  ["14:45", "15:30", "race", "Race viertakten tot 500 cc", "Four-strokes up to 500 cc, race"],
  ["16:00", null, "other", "Alle motoren tegelijk de baan op", "Every machine on track at once"],
];

const nl: EventTexts = {
  title: "Hunebed Classic",
  slug: "hunebed-classic",
  summary: "Historische motoren tot en met 1975.",
  venue: "Circuit Drenthe",
  facts: [
    ["340", "motoren aan de start"],
    ["1911", "bouwjaar van de oudste"],
    ["2", "dagen, paddock inbegrepen"],
    ["5.000", "jaar oud, het hunebed bij bocht 3"],
  ],
  buttons: [
    filled("Tickets en prijzen", "/tickets#tickets-hunebed-classic"),
    outline("Bekijk de postermuur", "/posters"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Je ruikt wonderolie voor je iets hoort. Dan komen ze: boxers, eencilinders, kettingtikkers en één stoommotor die er elk jaar langer over doet.",
      ),
      heading(2, "Kijken met je handen op je rug"),
      paragraph(
        "De paddock is open en de eigenaren praten graag. Vraag naar de carburateur en je bent een half uur verder. Vraag naar de reservelijst en je bent de hele middag onder de pannen.",
      ),
      bullets([
        "Kinderen tot en met zes jaar mogen gratis mee.",
        "Kom je op een motor van voor 1976? Dan parkeer je in de paddock.",
        "Honden zijn welkom aan de lijn, ook in de paddock.",
      ]),
    ),
    galleryBlock("Uit de oude doos", [
      ["posters/1949", "De poster van de eerste grote prijs, 1949"],
      ["posters/1957", "Pastel uit 1957, nog altijd de meest gekochte kaart"],
      ["posters/1934", "Goud en zonnestralen, uit 1934"],
    ]),
    quoteBlock("Hij lekt niet. Hij markeert zijn plek.", "Geert Pathuis", "rijdt een eencilinder uit 1934"),
  ],
  seo: {
    description:
      "Twee dagen historische motoren tot en met 1975, met een open paddock en races voor twee- en viertakten.",
  },
};

const en: EventTexts = {
  title: "Hunebed Classic",
  slug: "hunebed-classic",
  summary: "Classic motorcycles up to 1975.",
  venue: "Circuit Drenthe",
  facts: [
    ["340", "machines on the start list"],
    ["1911", "year of the oldest one"],
    ["2", "days, paddock included"],
    ["5,000", "years: age of the tomb at turn 3"],
  ],
  buttons: [
    filled("Tickets and prices", "/en/tickets#tickets-hunebed-classic"),
    outline("See the poster wall", "/en/posters"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "You smell castor oil before you hear a thing. Then they come: flat twins, singles, chain rattlers and one steam motorcycle that takes a little longer every year.",
      ),
      heading(2, "Look, with your hands behind your back"),
      paragraph(
        "The paddock is open and the owners love to talk. Ask about the carburettor and there goes half an hour. Ask about spare parts and you’re sorted for the afternoon.",
      ),
      bullets([
        "Children aged six and under get in free.",
        "Riding something older than 1976? Park it in the paddock.",
        "Dogs are welcome on a lead, in the paddock too.",
      ]),
    ),
    galleryBlock("From the archive", [
      ["posters/1949", "The poster of the first grand prix, 1949"],
      ["posters/1957", "Pastels from 1957, still the best-selling postcard"],
      ["posters/1934", "Gold and sunbeams, from 1934"],
    ]),
    quoteBlock("She doesn’t leak. She marks her spot.", "Geert Pathuis", "rides a 1934 single"),
  ],
  seo: {
    description:
      "Two days of classic motorcycles up to 1975, with an open paddock and races for two- and four-strokes.",
  },
};

/** The classic motorcycle weekend, about ten months ahead. */
export function hunebedClassic(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(292, 6);

  return eventDocument(
    calendar,
    "hunebed-classic",
    {
      type: "historic",
      startsAt: calendar.day(start, 10),
      endsAt: calendar.day(start + 1, 17),
      colour: "turqoise",
      cover: "events/hunebed-classic",
      priceFromCents: 2500,
      saleState: "on-sale",
      timetable: [
        { offset: start, sessions: saturday },
        { offset: start + 1, sessions: sunday },
      ],
      accommodations: ["trekkershut-schaapskooi", "camping-struikhei", "hotel-brinkzicht"],
      relatedNews: ["classic-report", "poster-1962", "helmets"],
    },
    { nl, en },
  );
}
