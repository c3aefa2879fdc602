import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { filled, galleryBlock, outline, quoteBlock, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const friday: readonly SessionLine[] = [
  [
    "07:00",
    "18:20",
    "bus",
    "Pendelbus vanaf het station, elke tien minuten",
    "Shuttle bus from the station, every ten minutes",
  ],
  ["08:30", null, "gates", "Poorten open", "Gates open"],
  ["09:00", "09:40", "practice", "Vrije training lichte klasse", "Lightweight free practice"],
  ["09:55", "10:35", "practice", "Vrije training middenklasse", "Middleweight free practice"],
  ["10:50", "11:35", "practice", "Vrije training koningsklasse", "Premier class free practice"],
  ["11:50", "12:20", "practice", "Vrije training Talentencup", "Talent Cup free practice"],
  ["12:30", "13:15", "other", "Pitwandeling", "Pit walk"],
  ["13:30", "14:10", "practice", "Tweede training lichte klasse", "Lightweight second practice"],
  ["14:25", "15:05", "practice", "Tweede training middenklasse", "Middleweight second practice"],
  ["15:20", "16:20", "practice", "Tweede training koningsklasse", "Premier class second practice"],
  ["17:30", "18:30", "other", "Handtekeningen in de paddock", "Autographs in the paddock"],
];

const saturday: readonly SessionLine[] = [
  [
    "07:00",
    "18:45",
    "bus",
    "Pendelbus vanaf het station, elke tien minuten",
    "Shuttle bus from the station, every ten minutes",
  ],
  ["08:30", null, "gates", "Poorten open", "Gates open"],
  ["09:10", "09:40", "qualifying", "Kwalificatie Talentencup", "Talent Cup qualifying"],
  ["10:00", "10:40", "qualifying", "Kwalificatie koningsklasse", "Premier class qualifying"],
  ["11:00", "11:40", "qualifying", "Kwalificatie lichte klasse", "Lightweight qualifying"],
  ["12:00", "12:40", "qualifying", "Kwalificatie middenklasse", "Middleweight qualifying"],
  ["15:00", "15:25", "race", "Sprint koningsklasse, 13 ronden", "Premier class sprint, 13 laps"],
  ["16:10", "16:45", "race", "Race Talentencup", "Talent Cup race"],
  ["20:00", "23:00", "other", "Muziek op Camping Brem", "Music at Camping Brem"],
];

const sunday: readonly SessionLine[] = [
  [
    "07:00",
    "16:45",
    "bus",
    "Pendelbus vanaf het station, elke tien minuten",
    "Shuttle bus from the station, every ten minutes",
  ],
  ["08:30", null, "gates", "Poorten open", "Gates open"],
  ["09:40", "10:00", "practice", "Warm-up koningsklasse", "Premier class warm-up"],
  ["11:00", "11:40", "race", "Race lichte klasse", "Lightweight race"],
  ["12:15", "12:55", "race", "Race middenklasse", "Middleweight race"],
  ["13:10", "13:30", "other", "Ereronde van de oud-kampioenen", "Champions’ parade lap"],
  ["14:00", "14:45", "race", "TT Drenthe, 26 ronden", "TT Drenthe, 26 laps"],
  ["15:10", null, "other", "Baan open voor publiek", "Track open to the public"],
];

const nl: EventTexts = {
  title: "TT Drenthe",
  slug: "tt-drenthe",
  summary: "Drie dagen, vier klassen, één Korhoen.",
  venue: "Circuit Drenthe",
  facts: [
    ["4.512 m", "baanlengte"],
    ["18", "bochten, 10 rechts"],
    ["26", "ronden op zondag"],
    ["1:33,127", "baanrecord"],
  ],
  buttons: [
    filled("Tickets en prijzen", "/tickets#tickets-tt-drenthe"),
    outline("Kies een slaapplek", "/accommodaties"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Drie dagen wereldtop op 4.512 meter. Vrijdag trainen, zaterdag sprinten, zondag de race waar je naam voor in de muur gebeiteld wordt.",
      ),
      heading(2, "Zo haal je alles uit je weekend"),
      bullets([
        "**Vrijdag** is de dag van de paddock. Om half één gaat de pitstraat open, en om half zes zetten de rijders hun naam op alles wat je ze voorhoudt.",
        "**Zaterdag** telt dubbel: ’s ochtends de startplekken, ’s middags de sprint over dertien ronden.",
        "**Zondag** zit je om kwart voor elf op je plek. Daarna houdt het niet meer op.",
      ]),
      paragraph(
        "Blijf na de vlag nog even zitten. Tien over drie gaat het hek open en loop je zelf over start en finish, langs de muur met alle winnaars sinds 1926.",
      ),
      heading(2, "Waar zie je wat?"),
      paragraph(
        "Inhaalacties zie je in bocht 17 en 18, snelheid op het rechte stuk van 989 meter, en de mooiste lijn bij het Hunebed. Kies je plek op de [plattegrond](/plattegrond). Blijf je slapen? [Camping Brem ligt op vijf minuten lopen](/accommodaties).",
      ),
    ),
    quoteBlock("Bij de Korhoen remt iedereen. De winnaar remt later.", "Jorien Hulst", "baanrecordhoudster"),
    galleryBlock("Zo zag het er vorig jaar uit", [
      ["news/publiek", "De Hoofdtribune, vlak voor de start van de koningsklasse"],
      ["arrangements/pitbox", "Nog elf minuten tot de sprint"],
      ["news/baanposten", "Laatste ronde, bocht 18"],
    ]),
  ],
  seo: {
    title: "TT Drenthe: programma en tickets",
    description:
      "Drie dagen motorracen op 4.512 meter. Bekijk het programma per dag, kies je tribune en boek je slaapplek.",
  },
};

const en: EventTexts = {
  title: "TT Drenthe",
  slug: "tt-drenthe",
  summary: "Three days, four classes, one Korhoen.",
  venue: "Circuit Drenthe",
  facts: [
    ["4,512 m", "track length"],
    ["18", "corners, 10 right-handers"],
    ["26", "laps on Sunday"],
    ["1:33.127", "lap record"],
  ],
  buttons: [
    filled("Tickets and prices", "/en/tickets#tickets-tt-drenthe"),
    outline("Choose a place to stay", "/en/accommodation"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Three days of the world’s best on 4,512 metres. Practice on Friday, sprints on Saturday, and on Sunday the race that gets your name carved into the wall.",
      ),
      heading(2, "Make the most of your weekend"),
      bullets([
        "**Friday** belongs to the paddock. The pit lane opens at half past twelve, and at half past five the riders sign whatever you hold out to them.",
        "**Saturday** counts double: grid places in the morning, a thirteen-lap sprint in the afternoon.",
        "**Sunday**: be in your seat by a quarter to eleven. After that it doesn’t let up.",
      ]),
      paragraph(
        "Stay put for a moment after the flag. At ten past three the gates open and you walk across the finish line yourself, past the wall with every winner since 1926.",
      ),
      heading(2, "Where to watch what"),
      paragraph(
        "Overtaking happens at turns 17 and 18, top speed on the 989-metre straight, and the finest line of all at Hunebed. Choose your spot on the [circuit map](/en/circuit-map). Staying over? [Camping Brem is five minutes’ walk away](/en/accommodation).",
      ),
    ),
    quoteBlock("Everyone brakes for Korhoen. The winner brakes later.", "Jorien Hulst", "lap record holder"),
    galleryBlock("What it looked like last year", [
      ["news/publiek", "The Main stand, moments before the premier class start"],
      ["arrangements/pitbox", "Eleven minutes to the sprint"],
      ["news/baanposten", "Last lap, turn 18"],
    ]),
  ],
  seo: {
    title: "TT Drenthe: programme and tickets",
    description:
      "Three days of motorcycle racing on 4,512 metres. See each day’s programme, choose your stand and book a bed.",
  },
};

/** The main motorcycle race weekend, Friday to Sunday, about seven months ahead. */
export function ttDrenthe(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(214, 5);

  return eventDocument(
    calendar,
    "tt-drenthe",
    {
      type: "motorcycles",
      startsAt: calendar.day(start, 9),
      endsAt: calendar.day(start + 2, 18),
      featured: true,
      colour: "yellow",
      cover: "events/tt-drenthe",
      priceFromCents: 1900,
      saleState: "on-sale",
      timetable: [
        { offset: start, sessions: friday },
        { offset: start + 1, sessions: saturday },
        { offset: start + 2, sessions: sunday },
      ],
      relatedNews: ["lap-record", "tt-report", "ticket-alarm"],
      accommodations: ["camping-brem", "koepel-in-de-hei", "hotel-de-es"],
    },
    { nl, en },
  );
}
