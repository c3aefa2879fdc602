import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { filled, outline, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const saturday: readonly SessionLine[] = [
  ["10:00", "10:45", "other", "Koffie bij post 9", "Coffee at post 9"],
  ["11:00", "12:00", "practice", "Vlaggen: welke, wanneer en hoe hard", "Flags: which, when and how hard"],
  ["12:00", "12:45", "other", "Erwtensoep", "Pea soup"],
  ["13:00", "14:00", "practice", "Blussen op een oefenmotor", "Putting out a practice fire"],
  ["14:15", "15:15", "practice", "Een motor van de baan in negen seconden", "Clearing a motorcycle in nine seconds"],
  ["15:30", "16:00", "other", "Rondrit langs alle posten", "A tour of all the posts"],
];

const nl: EventTexts = {
  title: "Dag van de baanpost",
  slug: "dag-van-de-baanpost",
  summary: "Vlaggen, blussen en lopen: zo houd je een race veilig.",
  venue: "Circuit Drenthe, post 9",
  statusLabel: "Gratis, wel aanmelden",
  facts: [
    ["240", "baanposten per raceweekend"],
    ["7", "vlaggen om te kennen"],
    ["16", "jaar is de minimumleeftijd"],
  ],
  buttons: [
    filled("Meld je aan", "/tickets#tickets-dag-van-de-baanpost"),
    outline("Lees hoe je weekend eruitziet", "/nieuws/word-baanpost-zo-ziet-je-weekend-eruit"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Zonder baanposten geen race. Kom een dag kijken, voelen en zwaaien, en beslis daarna of je een weekend in het oranje wilt staan. De beste plek langs de baan krijg je erbij.",
      ),
      heading(2, "Wat vragen we van je?"),
      bullets([
        "Dat je twee weekenden per jaar kunt, van zes uur ’s ochtends tot de laatste vlag.",
        "Dat je rustig blijft als het hard gaat. Hard lopen hoeft niet, hard kijken wel.",
        "Dat je doorgeeft wat je ziet, ook als je twijfelt.",
      ]),
    ),
    textWithMediaBlock({
      title: "Wat krijg je ervoor terug?",
      nodes: [
        paragraph(
          "Een opleiding, een overall, soep om twaalf uur en twee tribunekaarten voor wie je thuis hebt gelaten. En na vijf weekenden een ronde over de baan, op de motor of erachterop.",
        ),
      ],
      image: "news/baanposten",
      side: "left",
      colour: "orange",
    }),
  ],
  seo: {
    description:
      "Een gratis kennismakingsdag voor wie baanpost wil worden: leer vlaggen, blussen en een motor veilig wegzetten.",
  },
};

const en: EventTexts = {
  title: "Marshals’ day",
  slug: "marshals-day",
  summary: "Flags, fires and footwork: how to keep a race safe.",
  venue: "Circuit Drenthe, post 9",
  statusLabel: "Free, please sign up",
  facts: [
    ["240", "marshals every race weekend"],
    ["7", "flags to know by heart"],
    ["16", "is the minimum age"],
  ],
  buttons: [
    filled("Sign up", "/en/tickets#tickets-marshals-day"),
    outline("Read what your weekend looks like", "/en/news/be-a-marshal-what-your-weekend-looks-like"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "No marshals, no race. Come and look, feel and wave for a day, then decide whether you want a weekend in orange. The best spot at the trackside is included.",
      ),
      heading(2, "What we ask of you"),
      bullets([
        "Two weekends a year, from six in the morning until the last flag.",
        "A cool head when things get fast. You needn’t run hard, but you must look hard.",
        "To report what you see, even when in doubt.",
      ]),
    ),
    textWithMediaBlock({
      title: "What you get in return",
      nodes: [
        paragraph(
          "Training, overalls, soup at noon and two grandstand tickets for whoever you left at home. And after five weekends a lap of the track, riding yourself or riding pillion.",
        ),
      ],
      image: "news/baanposten",
      side: "left",
      colour: "orange",
    }),
  ],
  seo: {
    description:
      "A free taster day for future marshals: learn the flags, put out a fire and clear a motorcycle safely.",
  },
};

/** The volunteers’ open day, the first event ahead: a Saturday in about three weeks. */
export function marshalsDay(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(20, 6);

  return eventDocument(
    calendar,
    "marshals-day",
    {
      type: "motorcycles",
      startsAt: calendar.day(start, 10),
      endsAt: calendar.day(start, 16),
      colour: "orange",
      cover: "events/baanpostendag",
      priceFromCents: null,
      saleState: "none",
      timetable: [{ offset: start, sessions: saturday }],
    },
    { nl, en },
  );
}
