import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { paragraph } from "../rich-text.ts";
import { galleryBlock, outline, tableBlock, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const supermoto: readonly SessionLine[] = [
  ["10:00", "11:30", "practice", "Training op asfalt en veen", "Practice on tarmac and peat"],
  ["13:00", "13:45", "qualifying", "Kwalificatie", "Qualifying"],
  ["15:00", "15:30", "race", "Eerste manche", "First heat"],
];

const supermotoFinals: readonly SessionLine[] = [
  ["11:00", "11:30", "race", "Tweede manche", "Second heat"],
  ["14:00", "14:30", "race", "Finale Veenbrand", "Veenbrand final"],
];

const veenbrand: { nl: EventTexts; en: EventTexts } = {
  nl: {
    title: "Veenbrand",
    slug: "veenbrand",
    summary: "Supermoto op asfalt en veen, twee dagen plankgas.",
    venue: "Circuit Drenthe, paddock en binnenveld",
    facts: [
      ["1,4 km", "per ronde, waarvan een derde veen"],
      ["52", "rijders in de finale"],
      ["11.300", "bezoekers"],
    ],
    buttons: [outline("Bekijk wat er nog komt", "/evenementen")],
    blocks: [
      textBlock(
        paragraph(
          "Het regende, dus het werd glad. Van de 52 finalisten haalden er 31 de vlag, en niet één was nog te herkennen aan de kleur van zijn pak. Tot de volgende Veenbrand.",
        ),
      ),
      tableBlock("Uitslag van de finale", [
        ["Plaats", "Rijder", "Tijd"],
        ["1", "Thijs Menger", "29:41,6"],
        ["2", "Lotte Vos", "29:44,0"],
        ["3", "Ruben Hadders", "30:02,8"],
      ]),
    ],
    seo: { description: "Terugblik op Veenbrand: supermoto op asfalt en veen, met de uitslag van de finale." },
  },
  en: {
    title: "Veenbrand",
    slug: "veenbrand-supermoto",
    summary: "Supermoto on tarmac and peat, flat out for two days.",
    venue: "Circuit Drenthe, paddock and infield",
    facts: [
      ["1.4 km", "per lap, a third of it peat"],
      ["52", "riders in the final"],
      ["11,300", "visitors"],
    ],
    buttons: [outline("See what’s still to come", "/en/events")],
    blocks: [
      textBlock(
        paragraph(
          "It rained, so it got slippery. Of the 52 finalists 31 saw the flag, and not one could be told by the colour of their leathers. Until the next Veenbrand.",
        ),
      ),
      tableBlock("Result of the final", [
        ["Place", "Rider", "Time"],
        ["1", "Thijs Menger", "29:41.6"],
        ["2", "Lotte Vos", "29:44.0"],
        ["3", "Ruben Hadders", "30:02.8"],
      ]),
    ],
    seo: { description: "Looking back at Veenbrand: supermoto on tarmac and peat, with the result of the final." },
  },
};

const electric: readonly SessionLine[] = [
  ["10:30", "11:30", "practice", "Training", "Practice"],
  ["13:00", "13:30", "qualifying", "Kwalificatie, één ronde per auto", "Qualifying, one lap per car"],
  ["15:00", "15:45", "race", "Stille Stroom, 45 minuten", "Silent Current, 45 minutes"],
];

const stilleStroom: { nl: EventTexts; en: EventTexts } = {
  nl: {
    title: "Stille Stroom",
    slug: "stille-stroom",
    summary: "Elektrische toerwagens, alleen banden en wind te horen.",
    venue: "Circuit Drenthe",
    facts: [
      ["24", "elektrische toerwagens"],
      ["45", "minuten op één lading"],
      ["68 dB(A)", "bij de Hoofdtribune, stiller dan de bar"],
    ],
    buttons: [outline("Bekijk wat er nog komt", "/evenementen")],
    blocks: [
      textBlock(
        paragraph(
          "De eerste race waarbij de speaker zachter mocht. De winnaar reed de laatste ronde op drie procent en rolde na de vlag tot precies voor zijn eigen pitbox.",
        ),
      ),
      galleryBlock("De stilste race van het jaar", [
        ["hero/hero-2", "De schapen keken deze keer niet op"],
        ["news/publiek", "Het publiek zorgde zelf voor het geluid"],
      ]),
    ],
    seo: { description: "Terugblik op Stille Stroom, de race voor elektrische toerwagens op Circuit Drenthe." },
  },
  en: {
    title: "Silent Current",
    slug: "silent-current",
    summary: "Electric touring cars: nothing but tyres and wind to hear.",
    venue: "Circuit Drenthe",
    facts: [
      ["24", "electric touring cars"],
      ["45", "minutes on one charge"],
      ["68 dB(A)", "at the Main stand, quieter than the bar"],
    ],
    buttons: [outline("See what’s still to come", "/en/events")],
    blocks: [
      textBlock(
        paragraph(
          "The first race where the commentator was asked to turn it down. The winner drove the last lap on three per cent and, after the flag, rolled to a stop right outside his own garage.",
        ),
      ),
      galleryBlock("The quietest race of the year", [
        ["hero/hero-2", "The sheep didn’t look up this time"],
        ["news/publiek", "The crowd brought the noise"],
      ]),
    ],
    seo: { description: "Looking back at Silent Current, the race for electric touring cars at Circuit Drenthe." },
  },
};

/** Two events that are over on the day of seeding: one some four weeks ago, one two months ago. */
export function pastEvents(calendar: SeedCalendar): SeedDocument[] {
  const weekend = calendar.weekday(-28, 6);
  const saturday = calendar.weekday(-63, 6);
  const over = { priceFromCents: null, saleState: "none" } as const;

  return [
    eventDocument(
      calendar,
      "veenbrand",
      {
        ...over,
        type: "motorcycles",
        startsAt: calendar.day(weekend, 10),
        endsAt: calendar.day(weekend + 1, 16),
        colour: "orange",
        cover: "events/zandloop",
        timetable: [
          { offset: weekend, sessions: supermoto },
          { offset: weekend + 1, sessions: supermotoFinals },
        ],
      },
      veenbrand,
    ),
    eventDocument(
      calendar,
      "stille-stroom",
      {
        ...over,
        type: "cars",
        startsAt: calendar.day(saturday, 10, 30),
        endsAt: calendar.day(saturday, 16),
        colour: "turqoise",
        cover: "events/stille-stroom",
        timetable: [{ offset: saturday, sessions: electric }],
      },
      stilleStroom,
    ),
  ];
}
