import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { filled, outline, quoteBlock, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const saturday: readonly SessionLine[] = [
  [
    "11:30",
    "01:45",
    "bus",
    "Pendelbus vanaf het station, elke tien minuten",
    "Shuttle bus from the station, every ten minutes",
  ],
  ["13:00", null, "gates", "Poorten open", "Gates open"],
  ["14:00", "15:00", "practice", "Training bij daglicht", "Daylight practice"],
  ["15:30", "16:30", "qualifying", "Kwalificatie, alle rijders van elk team", "Qualifying, every rider of each team"],
  ["17:00", "18:30", "other", "Keuken open in de paddock", "Kitchens open in the paddock"],
  ["19:15", "19:40", "other", "Opstelling en volkslied", "Grid and anthem"],
  ["19:45", "23:45", "race", "Nacht van Drenthe, vier uur", "Nacht van Drenthe, four hours"],
  ["23:45", "00:15", "other", "Vuurwerk zonder knal boven het Ven", "Silent fireworks over the fen"],
];

const nl: EventTexts = {
  title: "Nacht van Drenthe",
  slug: "nacht-van-drenthe",
  summary: "Vier uur endurance, tot diep in de nacht.",
  venue: "Circuit Drenthe",
  facts: [
    ["4 uur", "zonder pauze"],
    ["38", "teams van drie rijders"],
    ["± 150", "ronden voor de winnaar"],
    ["0", "wolken, hopen we"],
  ],
  buttons: [
    filled("Tickets en prijzen", "/tickets#tickets-nacht-van-drenthe"),
    outline("Blijf slapen", "/accommodaties"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "De zon zakt achter de Hoofdtribune en 38 rijders rennen naar hun motor. Daarna zie je alleen nog koplampen, gloeiende remschijven en het scorebord.",
      ),
      heading(2, "Wat neem je mee?"),
      bullets([
        "Een deken en een thermoskan. Boven het veen koelt het snel af.",
        "Een zaklamp met rood licht: zo blijft de baan donker voor de rijders.",
        "Oordoppen voor de eerste ronde. Daarna mis je iets als je ze inhoudt.",
      ]),
      paragraph(
        "Drie tribunes zijn open, voor dezelfde prijs: Hoofdtribune, Startbrink en Laatste Kei. De [Lounge Startbrink](/business/vip-arrangementen/lounge-startbrink) boek je apart.",
      ),
    ),
    textWithMediaBlock({
      title: "Tanken in het donker",
      nodes: [
        paragraph(
          "Elk team stopt vijf of zes keer. Twaalf liter in negen seconden, een nieuwe rijder in het zadel en weg. Vanaf de Hoofdtribune kijk je er recht in.",
        ),
      ],
      image: "arrangements/pitbox",
      side: "left",
      colour: "yellow",
      buttons: [outline("Kies je plek op de plattegrond", "/plattegrond")],
    }),
    quoteBlock("Na drie uur rijd je op gehoor.", "Anneke Reinders", "winnares met Team Zwart Veen"),
  ],
  seo: {
    title: "Nacht van Drenthe: vier uur endurance",
    description:
      "Start in het laatste licht, finish om kwart voor twaalf. Vier uur motorracen tot diep in het donker, en drie tribunes om uit te kiezen.",
  },
};

const en: EventTexts = {
  title: "Nacht van Drenthe",
  slug: "night-of-drenthe",
  summary: "Four hours of endurance, into the night.",
  venue: "Circuit Drenthe",
  facts: [
    ["4 hours", "without a break"],
    ["38", "teams of three riders"],
    ["± 150", "laps for the winner"],
    ["0", "clouds, we hope"],
  ],
  buttons: [
    filled("Tickets and prices", "/en/tickets#tickets-night-of-drenthe"),
    outline("Stay the night", "/en/accommodation"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "The sun drops behind the Main stand and 38 riders sprint to their machines. From then on it’s headlamps, glowing brake discs and the scoreboard.",
      ),
      heading(2, "What to bring"),
      bullets([
        "A blanket and a flask. It cools down fast over the fen.",
        "A torch with a red light: it keeps the track dark for the riders.",
        "Earplugs for the first lap. Keep them in after that and you’ll miss something.",
      ]),
      paragraph(
        "Three stands are open, at the same price: the Main stand, Startbrink and Laatste Kei. The [Startbrink Lounge](/en/business/vip-arrangements/startbrink-lounge) is booked apart.",
      ),
    ),
    textWithMediaBlock({
      title: "Refuelling in the dark",
      nodes: [
        paragraph(
          "Every team stops five or six times. Twelve litres in nine seconds, a new rider in the saddle and gone. From the Main stand you look straight in.",
        ),
      ],
      image: "arrangements/pitbox",
      side: "left",
      colour: "yellow",
      buttons: [outline("Choose your spot on the map", "/en/circuit-map")],
    }),
    quoteBlock("After three hours you ride by ear.", "Anneke Reinders", "winner with Team Zwart Veen"),
  ],
  seo: {
    title: "Nacht van Drenthe: four hours of endurance",
    description:
      "Starts in the last light, finishes at a quarter to midnight. Four hours of racing into the dark, with three stands to choose from.",
  },
};

/** The endurance race, on one Saturday evening about nine months ahead. */
export function nachtVanDrenthe(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(270, 6);

  return eventDocument(
    calendar,
    "nacht-van-drenthe",
    {
      type: "motorcycles",
      startsAt: calendar.day(start, 14),
      endsAt: calendar.day(start, 23, 59),
      featured: true,
      colour: "asphalt",
      cover: "events/nacht-van-drenthe",
      priceFromCents: 3250,
      saleState: "on-sale",
      timetable: [{ offset: start, sessions: saturday }],
      accommodations: ["camping-struikhei", "koepel-in-de-hei", "herberg-het-dwaallicht"],
      relatedNews: ["night-report", "car-free-camping"],
    },
    { nl, en },
  );
}
