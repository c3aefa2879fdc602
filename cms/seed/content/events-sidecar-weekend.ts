import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { heading, paragraph } from "../rich-text.ts";
import { filled, outline, quoteBlock, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const saturday: readonly SessionLine[] = [
  ["09:30", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["10:30", "11:15", "practice", "Training zijspannen", "Sidecar practice"],
  ["13:00", "13:40", "qualifying", "Kwalificatie zijspannen", "Sidecar qualifying"],
  ["14:30", "15:00", "race", "Zijspannen, eerste race", "Sidecars, race one"],
  ["15:30", "17:00", "other", "Bakkenist gezocht: probeer het op het droge", "Passenger wanted: try it on dry land"],
];

const sunday: readonly SessionLine[] = [
  ["09:30", null, "gates", "Poorten en paddock open", "Gates and paddock open"],
  ["11:00", "11:30", "race", "Historische zijspannen", "Classic sidecars"],
  ["13:00", "13:35", "race", "Zijspannen, tweede race", "Sidecars, race two"],
  ["15:00", "15:40", "race", "Zijspannen, finale over 20 ronden", "Sidecars, 20-lap final"],
];

const nl: EventTexts = {
  title: "Zijspanweekend",
  slug: "zijspanweekend",
  summary: "Drie wielen, twee mensen, één stuur.",
  venue: "Circuit Drenthe",
  facts: [
    ["3", "wielen per team"],
    ["44", "combinaties"],
    ["8 cm", "tussen bakkenist en asfalt"],
  ],
  buttons: [filled("Tickets en prijzen", "/tickets#tickets-zijspanweekend"), outline("Blijf slapen", "/accommodaties")],
  blocks: [
    textBlock(
      paragraph(
        "De een stuurt, de ander hangt. Links uit de bak, rechts over het achterwiel, tien rechterbochten en acht linker per ronde. Na twintig ronden weten ze allebei waar hun spieren zitten.",
      ),
      heading(2, "Ga staan bij De Es"),
      paragraph(
        "Tussen bocht 12 en 13 klapt het lichaam van de bakkenist in één seconde van links naar rechts. Vanaf het talud ernaast zie je het van dichtbij, met een staanplaats. Liever zitten? De tribune bij de Laatste Kei is open.",
      ),
    ),
    quoteBlock("Hij geeft gas, ik geef richting. Zo is het thuis ook.", "Wilma Kral", "bakkeniste"),
  ],
  seo: {
    description:
      "Een weekend zijspanraces met 44 combinaties, historische zijspannen en een finale over twintig ronden.",
  },
};

const en: EventTexts = {
  title: "Sidecar weekend",
  slug: "sidecar-weekend",
  summary: "Three wheels, two people, one handlebar.",
  venue: "Circuit Drenthe",
  facts: [
    ["3", "wheels per team"],
    ["44", "outfits"],
    ["8 cm", "between passenger and tarmac"],
  ],
  buttons: [
    filled("Tickets and prices", "/en/tickets#tickets-sidecar-weekend"),
    outline("Stay the night", "/en/accommodation"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "One steers, the other hangs. Out of the chair on the left, over the rear wheel on the right, ten right-handers and eight left-handers a lap. After twenty laps they both know where their muscles are.",
      ),
      heading(2, "Stand near De Es"),
      paragraph(
        "Between turns 12 and 13 the passenger flips from left to right in one second. From the bank beside it you see it up close, with a standing place. Rather sit? The Laatste Kei stand is open.",
      ),
    ),
    quoteBlock("He does the throttle, I do the direction. Same at home.", "Wilma Kral", "sidecar passenger"),
  ],
  seo: { description: "A weekend of sidecar racing with 44 outfits, classic sidecars and a twenty-lap final." },
};

/** The sidecar weekend, about six months ahead. */
export function sidecarWeekend(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(180, 6);

  return eventDocument(
    calendar,
    "sidecar-weekend",
    {
      type: "motorcycles",
      startsAt: calendar.day(start, 10, 30),
      endsAt: calendar.day(start + 1, 16),
      colour: "pink",
      cover: "events/zijspan",
      priceFromCents: 2000,
      saleState: "on-sale",
      timetable: [
        { offset: start, sessions: saturday },
        { offset: start + 1, sessions: sunday },
      ],
      accommodations: ["herberg-het-dwaallicht", "hotel-de-es"],
    },
    { nl, en },
  );
}
