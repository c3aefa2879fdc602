import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { filled, galleryBlock, outline, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const saturday: readonly SessionLine[] = [
  ["10:00", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["11:00", "12:30", "practice", "Rondrit vooroorlogse wagens", "Parade of pre-war cars"],
  ["13:30", "14:30", "qualifying", "Regelmatigheidsproef", "Regularity trial"],
  ["15:00", "15:30", "race", "Race voorwielaangedreven tot 850 cc", "Front-wheel drive up to 850 cc, race"],
];

const sunday: readonly SessionLine[] = [
  ["10:00", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["11:00", "12:00", "other", "Keuring op elegantie, op start/finish", "Concours on the start line"],
  ["13:00", "13:40", "race", "Race formulewagens tot en met 1966", "Single-seaters up to 1966, race"],
  ["14:30", "15:30", "race", "Gouden Spaak, één uur", "Golden Spoke, one hour"],
];

const nl: EventTexts = {
  title: "Gouden Spaak",
  slug: "gouden-spaak",
  summary: "Auto’s tot en met 1966, met klapstoel en picknickmand.",
  venue: "Circuit Drenthe",
  facts: [
    ["180", "auto’s in de paddock"],
    ["1966", "jongste bouwjaar"],
    ["1", "uur hoofdrace, zonder radio"],
  ],
  buttons: [
    filled("Tickets en prijzen", "/tickets#tickets-gouden-spaak"),
    outline("Bekijk de tijdlijn", "/circuit/geschiedenis"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Spaakwielen, leren riemen over de motorkap en een koffer op het rek. De Gouden Spaak is een race waarbij de rijders tussendoor thee drinken en daarna toch elke meter willen winnen.",
      ),
      heading(2, "Neem je kleed mee"),
      bullets([
        "Langs de Berkenlaan ligt gras met uitzicht op bocht 11. Picknicken mag, open vuur niet.",
        "Kom je in kleding van voor 1966? Dan loop je gratis de startopstelling op.",
        "Met een eigen klassieker parkeer je op het middenterrein; [meld je aan](/contact).",
      ]),
    ),
    galleryBlock("Op het gras", [
      ["news/publiek", "De mooiste hoeden zaten op rij 12"],
      ["news/schapen", "Ook een klassieker: de maaiploeg van de heide"],
    ]),
  ],
  seo: {
    description: "Een weekend klassieke auto’s tot en met 1966, met races, een concours en picknick langs bocht 11.",
  },
};

const en: EventTexts = {
  title: "Golden Spoke",
  slug: "golden-spoke",
  summary: "Cars up to 1966, with folding chair and picnic basket.",
  venue: "Circuit Drenthe",
  facts: [
    ["180", "cars in the paddock"],
    ["1966", "latest year of build"],
    ["1", "hour of main race, no radio"],
  ],
  buttons: [
    filled("Tickets and prices", "/en/tickets#tickets-golden-spoke"),
    outline("See the timeline", "/en/circuit/history"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Wire wheels, leather straps over the bonnet and a suitcase on the rack. The Golden Spoke is a race in which the drivers take tea in between, and then want to win every metre after all.",
      ),
      heading(2, "Bring a rug"),
      bullets([
        "There is grass along Berkenlaan with a view of turn 11. Picnics welcome, open fires not.",
        "Dressed as if it were before 1966? Then you walk onto the grid for free.",
        "Coming in a classic of your own? Park it on the infield; [let us know](/en/contact).",
      ]),
    ),
    galleryBlock("On the grass", [
      ["news/publiek", "The finest hats were in row 12"],
      ["news/schapen", "Classics too: the mowing crew on the heath"],
    ]),
  ],
  seo: { description: "A weekend of classic cars up to 1966, with racing, a concours and picnics beside turn 11." },
};

/** The classic car weekend, a little over six months ahead. */
export function goudenSpaak(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(188, 6);

  return eventDocument(
    calendar,
    "gouden-spaak",
    {
      type: "historic",
      startsAt: calendar.day(start, 11),
      endsAt: calendar.day(start + 1, 16),
      colour: "secondary",
      cover: "events/gouden-spaak",
      priceFromCents: 1950,
      saleState: "on-sale",
      timetable: [
        { offset: start, sessions: saturday },
        { offset: start + 1, sessions: sunday },
      ],
      accommodations: ["hotel-brinkzicht", "koepel-in-de-hei"],
    },
    { nl, en },
  );
}
