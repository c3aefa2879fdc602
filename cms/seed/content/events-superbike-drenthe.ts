import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { heading, numbers, paragraph } from "../rich-text.ts";
import { filled, outline, quoteBlock, tableBlock, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const friday: readonly SessionLine[] = [
  ["09:00", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["10:00", "10:40", "practice", "Vrije training Supersport", "Supersport free practice"],
  ["11:00", "11:45", "practice", "Vrije training Superbike", "Superbike free practice"],
  ["13:00", "13:30", "practice", "Vrije training Talent 300", "Talent 300 free practice"],
  ["14:00", "14:40", "practice", "Tweede training Supersport", "Supersport second practice"],
  ["15:00", "15:45", "practice", "Tweede training Superbike", "Superbike second practice"],
  ["16:30", "18:00", "other", "Monteursuurtje: sleutelen met publiek", "Mechanics’ hour: wrenching in public"],
];

const saturday: readonly SessionLine[] = [
  [
    "07:00",
    "18:05",
    "bus",
    "Pendelbus vanaf het station, elke tien minuten",
    "Shuttle bus from the station, every ten minutes",
  ],
  ["08:30", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["09:30", "09:50", "qualifying", "Kwalificatie Talent 300", "Talent 300 qualifying"],
  ["10:15", "10:45", "qualifying", "Superpole Supersport", "Supersport superpole"],
  ["11:10", "11:30", "qualifying", "Superpole Superbike", "Superbike superpole"],
  ["12:45", "13:10", "race", "Eerste race Talent 300", "Talent 300 race one"],
  ["14:00", "14:40", "race", "Eerste race Superbike, 21 ronden", "Superbike race one, 21 laps"],
  ["15:30", "16:05", "race", "Eerste race Supersport, 18 ronden", "Supersport race one, 18 laps"],
  ["17:00", "19:00", "other", "Huldiging en bandmuziek achter de pits", "Prize-giving and a band behind the pits"],
];

const sunday: readonly SessionLine[] = [
  [
    "07:00",
    "16:40",
    "bus",
    "Pendelbus vanaf het station, elke tien minuten",
    "Shuttle bus from the station, every ten minutes",
  ],
  ["08:30", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["10:00", "10:40", "practice", "Warm-up alle klassen", "Warm-up, all classes"],
  ["11:00", "11:25", "race", "Tweede race Talent 300", "Talent 300 race two"],
  ["12:30", "13:05", "race", "Tweede race Supersport, 18 ronden", "Supersport race two, 18 laps"],
  ["14:00", "14:40", "race", "Tweede race Superbike, 21 ronden", "Superbike race two, 21 laps"],
  ["15:15", null, "other", "Baan open voor publiek", "Track open to the public"],
];

const nl: EventTexts = {
  title: "Superbike Drenthe",
  slug: "superbike-drenthe",
  summary: "Zes races in drie klassen, paddock open.",
  venue: "Circuit Drenthe",
  facts: [
    ["6", "races in drie klassen"],
    ["4.512 m", "baanlengte"],
    ["21", "ronden per Superbike-race"],
    ["307 km/u", "topsnelheid op het rechte stuk"],
  ],
  buttons: [
    filled("Tickets en prijzen", "/tickets#tickets-superbike-drenthe"),
    outline("Bekijk de plattegrond", "/plattegrond"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "De snelste productiemotoren van Europa, en jij staat ertussen. Met elk ticket mag je de paddock in: tussen de bandenwarmers door, langs de weegbrug, tot aan het lint van de pitbox.",
      ),
      heading(2, "Nieuw asfalt, nieuwe lijnen"),
      paragraph(
        "Van bocht 6 tot en met bocht 9 ligt een nieuwe toplaag. Bij Wolvenkuil kan er later geremd worden dan ooit, dus daar moet je zijn. Het talud blijft het hele weekend open, ook met een staanplaats.",
      ),
      heading(2, "In drie stappen de paddock door"),
      numbers([
        "Kom vrijdag om half vijf naar het monteursuurtje. Vragen stellen mag, gereedschap aangeven ook.",
        "Wandel zaterdag tussen de superpole en de eerste race langs de vrachtwagens.",
        "Sta zondag na de vlag bij het parc fermé. Daar is de champagne.",
      ]),
    ),
    tableBlock("Races per klasse", [
      ["Klasse", "Motor", "Races", "Ronden per race"],
      ["Superbike", "tot 1.000 cc", "2", "21"],
      ["Supersport", "tot 800 cc", "2", "18"],
      ["Talent 300", "tot 400 cc", "2", "12"],
    ]),
    quoteBlock(
      "Op zaterdag leer je de baan kennen. Op zondag leert de baan jou kennen.",
      "Sjoerd Lanting",
      "rijder Superbike",
    ),
  ],
  seo: {
    title: "Superbike Drenthe: zes races, paddock open",
    description:
      "Zes races in drie klassen en een paddock die het hele weekend open is. Programma, tickets en slaapplekken.",
  },
};

const en: EventTexts = {
  title: "Superbike Drenthe",
  slug: "superbike-drenthe",
  summary: "Six races in three classes, paddock open.",
  venue: "Circuit Drenthe",
  facts: [
    ["6", "races in three classes"],
    ["4,512 m", "track length"],
    ["21", "laps in each Superbike race"],
    ["307 km/h", "top speed on the straight"],
  ],
  buttons: [
    filled("Tickets and prices", "/en/tickets#tickets-superbike-drenthe"),
    outline("See the circuit map", "/en/circuit-map"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Europe’s fastest production bikes, with you in among them. Every ticket gets you into the paddock: past the tyre warmers, past the weighbridge, right up to the ribbon of the pit garage.",
      ),
      heading(2, "New tarmac, new lines"),
      paragraph(
        "Turns 6 to 9 have a fresh surface. At Wolvenkuil riders can brake later than ever, so that’s the place to be. The bank stays open all weekend, and a standing place gets you there.",
      ),
      heading(2, "The paddock in three steps"),
      numbers([
        "Come to the mechanics’ hour on Friday at half past four. Questions are welcome, and so is passing the spanner.",
        "On Saturday, stroll past the trucks between superpole and race one.",
        "On Sunday, be at parc fermé after the flag. That’s where the champagne is.",
      ]),
    ),
    tableBlock("Races by class", [
      ["Class", "Engine", "Races", "Laps per race"],
      ["Superbike", "up to 1,000 cc", "2", "21"],
      ["Supersport", "up to 800 cc", "2", "18"],
      ["Talent 300", "up to 400 cc", "2", "12"],
    ]),
    quoteBlock(
      "On Saturday you get to know the track. On Sunday the track gets to know you.",
      "Sjoerd Lanting",
      "Superbike rider",
    ),
  ],
  seo: {
    title: "Superbike Drenthe: six races, open paddock",
    description:
      "Six races in three classes and a paddock that stays open all weekend. Programme, tickets and places to stay.",
  },
};

/** The production-bike weekend, Friday to Sunday, about five months ahead. */
export function superbikeDrenthe(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(151, 5);

  return eventDocument(
    calendar,
    "superbike-drenthe",
    {
      type: "motorcycles",
      startsAt: calendar.day(start, 10),
      endsAt: calendar.day(start + 2, 17),
      featured: true,
      colour: "blue",
      cover: "events/superbike-drenthe",
      priceFromCents: 1500,
      saleState: "on-sale",
      timetable: [
        { offset: start, sessions: friday },
        { offset: start + 1, sessions: saturday },
        { offset: start + 2, sessions: sunday },
      ],
      relatedNews: ["new-tarmac", "superbike-report", "pit-garage-fridays"],
      accommodations: ["camping-struikhei", "opgezet-bij-wolvenkuil", "hotel-de-es"],
    },
    { nl, en },
  );
}
