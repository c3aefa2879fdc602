import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { bullets, heading, paragraph } from "../rich-text.ts";
import { filled, outline, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const friday: readonly SessionLine[] = [
  ["18:00", null, "other", "Ingang Zuid open, lampencontrole", "South entrance opens, light check"],
  ["19:00", "20:00", "practice", "Gezinsuur, rustig tempo", "Family hour, easy pace"],
  ["20:00", "22:00", "practice", "Vrij fietsen", "Open riding"],
  ["22:00", "22:30", "race", "Tijdrit over één ronde", "One-lap time trial"],
  ["22:45", null, "other", "Poffertjes en prijsuitreiking", "Poffertjes and prizes"],
];

const nl: EventTexts = {
  title: "Fietsnacht",
  slug: "fietsnacht",
  summary: "4.512 meter zonder verkeerslicht.",
  venue: "Circuit Drenthe",
  facts: [
    ["5:48", "ronderecord op de racefiets"],
    ["2 m", "hoogteverschil"],
    ["0", "motoren"],
  ],
  buttons: [filled("Tickets en prijzen", "/tickets#tickets-fietsnacht"), outline("Hoe kom ik er?", "/bereikbaarheid")],
  blocks: [
    textBlock(
      paragraph(
        "Eén avond per jaar is de baan van de fietsers. Racefiets, bakfiets of de fiets waarmee je naar de bakker gaat: als er licht op zit, mag je rijden. Je hoort alleen je ketting en de kikkers in het Ven.",
      ),
      heading(2, "Spelregels"),
      bullets([
        "Een helm is verplicht, ook in het gezinsuur.",
        "Voor en achter een lamp die je tot het einde volhoudt.",
        "Rechts rijden, links inhalen. De ideale lijn is van de snelste.",
      ]),
    ),
  ],
  seo: {
    description:
      "Fiets in het donker over het hele circuit: een gezinsuur, twee uur vrij fietsen en een tijdrit over één ronde.",
  },
};

const en: EventTexts = {
  title: "Cycling night",
  slug: "cycling-night",
  summary: "4,512 metres without a traffic light.",
  venue: "Circuit Drenthe",
  facts: [
    ["5:48", "lap record on a road bike"],
    ["2 m", "of climbing"],
    ["0", "engines"],
  ],
  buttons: [
    filled("Tickets and prices", "/en/tickets#tickets-cycling-night"),
    outline("How do I get there?", "/en/getting-here"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "One evening a year the track belongs to cyclists. Road bike, cargo bike or the one you fetch bread on: if it has lights, it may ride. All you hear is your chain and the frogs in the fen.",
      ),
      heading(2, "House rules"),
      bullets([
        "Helmets are compulsory, in family hour too.",
        "Front and rear lights that last until the end.",
        "Ride on the right, pass on the left. The racing line is for the fastest.",
      ]),
    ),
  ],
  seo: {
    description: "Ride the whole circuit in the dark: family hour, two hours of open riding and a one-lap time trial.",
  },
};

/** The evening for cyclists, a Friday about four months ahead, in the same month as Superbike when seeded in November. */
export function cyclingNight(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(126, 5);

  return eventDocument(
    calendar,
    "cycling-night",
    {
      type: "track-days",
      startsAt: calendar.day(start, 19),
      endsAt: calendar.day(start, 23),
      colour: "asphalt",
      cover: "events/fietsnacht",
      priceFromCents: 500,
      saleState: "on-sale",
      timetable: [{ offset: start, sessions: friday }],
      accommodations: ["herberg-het-dwaallicht"],
    },
    { nl, en },
  );
}
