import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { filled, outline, quoteBlock, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";
import { zandloopSale } from "./tickets-other-days.ts";

const sunday: readonly SessionLine[] = [
  ["09:30", null, "other", "Duin open voor publiek", "Dune open to the public"],
  ["10:00", "11:30", "practice", "Training per startgroep", "Practice by start group"],
  ["12:00", "12:30", "race", "Jeugdloop, dertig minuten", "Youth race, thirty minutes"],
  ["13:30", "15:30", "race", "Zandloop, twee uur", "Zandloop, two hours"],
  ["16:00", null, "other", "Huldiging met de beker vol zand", "Podium, with a trophy full of sand"],
];

/** A date as visitors read it: `1 maart`, `1 March`. */
function dayAndMonth(date: string, language: "nl-NL" | "en-GB"): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(date));
}

function dutch(saleStart: string): EventTexts {
  return {
    title: "Zandloop",
    slug: "zandloop",
    summary: "Honderd rijders en één duin, twee uur lang.",
    venue: "Zandverstuiving, achter bocht 5",
    statusLabel: `Verkoop start ${dayAndMonth(saleStart, "nl-NL")}`,
    facts: [
      ["100", "rijders tegelijk weg"],
      ["2,1 km", "los zand per ronde"],
      ["14 m", "hoogte van het duin"],
      ["2 uur", "en niemand komt schoon thuis"],
    ],
    buttons: [filled("Zet ticketalarm aan", "/ticketalarm"), outline("Lees de vragen", "/veelgestelde-vragen")],
    blocks: [
      textBlock(
        paragraph(
          "Op het circuit rijden ze millimeterwerk. Achter bocht 5 gaat het er anders aan toe: honderd motoren, één rechte lijn naar het duin en wie boven blijft hangen, graaft zich in.",
        ),
        heading(2, "Goed om te weten"),
        bullets([
          "Je staat in de openlucht op zand. Laarzen zijn geen overdreven voorzorg.",
          "Vanaf Ingang West loop je in tien minuten naar het duin.",
          "Voor rolstoelen ligt er een plateau van rijplaten met zicht op de start en de klim.",
          "Kinderen onder de twaalf jaar komen gratis binnen.",
        ]),
      ),
      quoteBlock(
        "Gas erop en niet nadenken. Nadenken doe je in de wasstraat.",
        "Bram Stoffers",
        "winnaar van de vorige Zandloop",
      ),
    ],
    seo: {
      description:
        "Honderd motoren, één duin en twee uur los zand. Zet ticketalarm aan en hoor als eerste wanneer de verkoop start.",
    },
  };
}

function english(saleStart: string): EventTexts {
  return {
    title: "Zandloop",
    slug: "zandloop-sand-race",
    summary: "A hundred riders and one dune, for two hours.",
    venue: "Sand drift, behind turn 5",
    statusLabel: `On sale from ${dayAndMonth(saleStart, "en-GB")}`,
    facts: [
      ["100", "riders, one start"],
      ["2.1 km", "of loose sand per lap"],
      ["14 m", "height of the dune"],
      ["2 hours", "and nobody goes home clean"],
    ],
    buttons: [filled("Set a ticket alarm", "/en/ticket-alarm"), outline("Read the FAQ", "/en/faq")],
    blocks: [
      textBlock(
        paragraph(
          "On the circuit they ride to the millimetre. Behind turn 5 it works differently: a hundred machines, one straight line to the dune, and whoever stalls at the top digs in.",
        ),
        heading(2, "Good to know"),
        bullets([
          "You stand in the open air, on sand. Boots are not overdoing it.",
          "From the West entrance it is a ten-minute walk to the dune.",
          "Wheelchair users have a platform of track plates overlooking the start and the climb.",
          "Children under twelve get in free.",
        ]),
      ),
      quoteBlock(
        "Throttle open, brain off. You can think at the jet wash.",
        "Bram Stoffers",
        "winner of the last Zandloop",
      ),
    ],
    seo: {
      description:
        "A hundred motorcycles, one dune and two hours of loose sand. Set a ticket alarm and be first to know.",
    },
  };
}

/** The sand race, on one Sunday about eleven months ahead; its sale opens on a day to come. */
export function zandloop(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(330, 0);
  const saleStart = calendar.date(zandloopSale.day);

  return eventDocument(
    calendar,
    "zandloop",
    {
      type: "motorcycles",
      startsAt: calendar.day(start, 10),
      endsAt: calendar.day(start, 17),
      colour: "orange",
      cover: "events/zandloop",
      priceFromCents: 1900,
      saleState: "not-yet",
      visitorsPerMinute: 120,
      visitorsAtOnce: 600,
      timetable: [{ offset: start, sessions: sunday }],
      accommodations: ["camping-brem", "trekkershut-schaapskooi"],
      relatedNews: ["zandloop-dune"],
    },
    { nl: dutch(saleStart), en: english(saleStart) },
  );
}
