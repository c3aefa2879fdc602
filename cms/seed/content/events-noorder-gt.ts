import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { heading, paragraph } from "../rich-text.ts";
import { filled, outline, tableBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const saturday: readonly SessionLine[] = [
  ["09:00", null, "gates", "Poorten open", "Gates open"],
  ["09:45", "10:30", "practice", "Vrije training GT", "GT free practice"],
  ["10:50", "11:20", "practice", "Vrije training toerwagens", "Touring cars free practice"],
  ["13:00", "13:40", "qualifying", "Kwalificatie GT", "GT qualifying"],
  ["14:00", "14:30", "qualifying", "Kwalificatie toerwagens", "Touring cars qualifying"],
  ["15:30", "16:10", "race", "Toerwagens, eerste race", "Touring cars, race one"],
];

const sunday: readonly SessionLine[] = [
  ["09:00", null, "gates", "Poorten open", "Gates open"],
  ["10:30", "11:10", "race", "Toerwagens, tweede race", "Touring cars, race two"],
  ["11:45", "12:30", "other", "Opstelling met publiek op de baan", "Open grid walk"],
  ["13:00", "15:00", "race", "Noorder GT, twee uur met pitstop", "Noorder GT, two hours with a pit stop"],
  ["15:15", "15:45", "other", "Huldiging op het dak van de pits", "Podium on the pit roof"],
];

const nl: EventTexts = {
  title: "Noorder GT",
  slug: "noorder-gt",
  summary: "Brede banden, korte stint.",
  venue: "Circuit Drenthe",
  facts: [
    ["31", "GT-auto’s"],
    ["550 pk", "per auto in GT Noord"],
    ["2 uur", "hoofdrace op zondag"],
    ["68 s", "verplichte pitstop"],
  ],
  buttons: [
    filled("Tickets en prijzen", "/tickets#tickets-noorder-gt"),
    outline("Bekijk de plattegrond", "/plattegrond"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Eén weekend per jaar is de baan van de auto’s. De kerbs worden vlakker, de bandensporen breder en in de Jeneverbes past er ineens nog maar één tegelijk door.",
      ),
      heading(2, "Loop mee over de startopstelling"),
      paragraph(
        "Zondag om kwart voor twaalf gaat het hek van de Hoofdtribune open. Je staat drie kwartier tussen de auto’s, tot iemand ‘motoren starten’ roept en iedereen ineens haast heeft.",
      ),
    ),
    tableBlock("De klassen", [
      ["Klasse", "Auto’s", "Vermogen", "Rijders per auto"],
      ["GT Noord", "19", "550 pk", "2"],
      ["GT Cup", "12", "430 pk", "2"],
      ["Toerwagens", "28", "350 pk", "1"],
    ]),
    textWithMediaBlock({
      title: "De beste plek? Wolvenkuil",
      nodes: [
        paragraph(
          "Na het stuk langs de zandverstuiving komen ze met 240 per uur aan en gaan ze met 90 de bocht in. Met z’n tweeën naast elkaar, als je geluk hebt.",
        ),
      ],
      image: "events/stille-stroom",
      colour: "pink",
    }),
  ],
  seo: {
    description: "Een weekend GT-auto’s en toerwagens, met een open startopstelling en een hoofdrace van twee uur.",
  },
};

const en: EventTexts = {
  title: "Noorder GT",
  slug: "noorder-gt",
  summary: "Wide tyres, short stints.",
  venue: "Circuit Drenthe",
  facts: [
    ["31", "GT cars"],
    ["550 hp", "per car in GT North"],
    ["2 hours", "main race on Sunday"],
    ["68 s", "mandatory pit stop"],
  ],
  buttons: [
    filled("Tickets and prices", "/en/tickets#tickets-noorder-gt"),
    outline("See the circuit map", "/en/circuit-map"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "One weekend a year the track belongs to cars. The kerbs get flatter, the rubber gets wider and suddenly only one at a time fits through Jeneverbes.",
      ),
      heading(2, "Walk the grid"),
      paragraph(
        "On Sunday at a quarter to twelve the gate below the Main stand opens. You spend three quarters of an hour among the cars, until someone calls ‘start engines’ and everyone is suddenly in a hurry.",
      ),
    ),
    tableBlock("The classes", [
      ["Class", "Cars", "Power", "Drivers per car"],
      ["GT North", "19", "550 hp", "2"],
      ["GT Cup", "12", "430 hp", "2"],
      ["Touring cars", "28", "350 hp", "1"],
    ]),
    textWithMediaBlock({
      title: "The best spot? Wolvenkuil",
      nodes: [
        paragraph("Past the sand drift they arrive at 240 km/h and turn in at 90. Two abreast, if you’re lucky."),
      ],
      image: "events/stille-stroom",
      colour: "pink",
    }),
  ],
  seo: {
    description: "A weekend of GT and touring cars, with an open grid walk and a two-hour main race.",
  },
};

/** The GT weekend, ten to eleven months ahead. */
export function noorderGt(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(320, 6);

  return eventDocument(
    calendar,
    "noorder-gt",
    {
      type: "cars",
      startsAt: calendar.day(start, 9, 45),
      endsAt: calendar.day(start + 1, 16),
      featured: true,
      colour: "pink",
      cover: "events/noorder-gt",
      priceFromCents: 2000,
      saleState: "on-sale",
      timetable: [
        { offset: start, sessions: saturday },
        { offset: start + 1, sessions: sunday },
      ],
      accommodations: ["opgezet-bij-wolvenkuil", "hotel-brinkzicht"],
      relatedNews: ["gt-report"],
    },
    { nl, en },
  );
}
