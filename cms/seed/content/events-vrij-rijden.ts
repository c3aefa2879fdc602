import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { heading, numbers, paragraph } from "../rich-text.ts";
import { filled, outline, textBlock, textWithMediaBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const saturday: readonly SessionLine[] = [
  ["07:30", "08:30", "other", "Inschrijven, keuring en geluidsmeting", "Sign-on, scrutineering and noise check"],
  ["08:30", "08:50", "other", "Rijdersbriefing", "Riders’ briefing"],
  ["09:00", "10:00", "practice", "Eerste sessie, drie groepen na elkaar", "Session one, three groups in turn"],
  ["10:00", "12:00", "practice", "Sessie twee en drie", "Sessions two and three"],
  ["12:00", "13:00", "other", "Warme lunch in het pitgebouw", "Hot lunch in the pit building"],
  ["13:00", "17:00", "practice", "Sessie vier tot en met zeven", "Sessions four to seven"],
];

const nl: EventTexts = {
  title: "Vrij rijden: motoren",
  slug: "vrij-rijden-motoren",
  summary: "Zeven sessies van twintig minuten op je eigen motor.",
  venue: "Circuit Drenthe",
  statusLabel: "Nog enkele plekken",
  facts: [
    ["7 × 20", "minuten op de baan"],
    ["95 dB(A)", "maximaal, gemeten bij de pits"],
    ["3", "groepen: rustig, vlot, snel"],
    ["25", "rijders per groep"],
  ],
  buttons: [filled("Boek een plek", "/tickets#tickets-vrij-rijden-motoren"), outline("Stel een vraag", "/contact")],
  blocks: [
    textBlock(
      paragraph(
        "Dezelfde bochten als op zondag, zonder de elleboog van een ander. Je rijdt in de groep die bij je past en een instructeur rijdt de eerste sessie voorop.",
      ),
      heading(2, "Zo gaat je dag"),
      numbers([
        "Meld je tussen half acht en half negen met je rijbewijs en je motor.",
        "De keurmeester kijkt naar banden, remmen en lekkage. Spiegels mogen af, kentekens ook.",
        "Na de briefing krijg je een polsband in de kleur van je groep.",
        "Zeven keer twintig minuten. Moe? Dan sla je er één over, dat doen de snelsten ook.",
      ]),
      heading(2, "Wat heb je nodig?"),
      paragraph(
        "Een leren pak uit één stuk of met doorlopende rits, laarzen, handschoenen, een rugprotector en een helm zonder klep. Geen pak? Huren kan voor €\u00a045,00 per dag, inclusief btw. Het hele [pitboxreglement](/pitboxreglement) is acht bladzijden.",
      ),
    ),
  ],
  seo: {
    description:
      "Een dag op de baan met je eigen motor: zeven sessies van twintig minuten, drie groepen en een instructeur voorop.",
  },
};

const en: EventTexts = {
  title: "Track day: motorcycles",
  slug: "track-day-motorcycles",
  summary: "Seven twenty-minute sessions on your own motorcycle.",
  venue: "Circuit Drenthe",
  statusLabel: "A few places left",
  facts: [
    ["7 × 20", "minutes on track"],
    ["95 dB(A)", "maximum, measured at the pits"],
    ["3", "groups: easy, brisk, fast"],
    ["25", "riders per group"],
  ],
  buttons: [
    filled("Book a place", "/en/tickets#tickets-track-day-motorcycles"),
    outline("Ask a question", "/en/contact"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "The same corners as on race day, minus somebody’s elbow. You ride in the group that suits you, and an instructor leads the first session.",
      ),
      heading(2, "How your day runs"),
      numbers([
        "Sign on between half past seven and half past eight with your licence and your motorcycle.",
        "The scrutineer checks tyres, brakes and leaks. Mirrors may come off, and so may number plates.",
        "After the briefing you get a wristband in your group’s colour.",
        "Seven times twenty minutes. Tired? Skip one; the fastest do too.",
      ]),
      heading(2, "What you need"),
      paragraph(
        "One-piece or full-zip leathers, boots, gloves, a back protector and a full-face helmet. No leathers? Hire a set for €45.00 a day, VAT included. The complete [pit garage rules](/en/pitboxreglement) run to eight pages.",
      ),
    ),
  ],
  seo: {
    description:
      "A day on track on your own motorcycle: seven twenty-minute sessions, three groups and an instructor up front.",
  },
};

const carSaturday: readonly SessionLine[] = [
  ["08:00", "09:00", "other", "Inschrijven en keuring", "Sign-on and scrutineering"],
  ["09:00", "09:30", "other", "Briefing en ronde in de baanauto", "Briefing and a lap in the course car"],
  ["09:45", "12:00", "practice", "Sessie één tot en met drie", "Sessions one to three"],
  ["12:00", "13:00", "other", "Warme lunch in het pitgebouw", "Hot lunch in the pit building"],
  ["13:00", "15:30", "practice", "Sessie vier en vijf", "Sessions four and five"],
];

const carNl: EventTexts = {
  title: "Vrij rijden: auto’s",
  slug: "vrij-rijden-autos",
  summary: "Vijf sessies van twintig minuten, met helm en zonder haast.",
  venue: "Circuit Drenthe",
  statusLabel: "Uitverkocht",
  facts: [
    ["5 × 20", "minuten op de baan"],
    ["95 dB(A)", "maximaal, gemeten bij de pits"],
    ["20", "auto’s tegelijk, in twee groepen"],
    ["1", "bijrijder mag gratis mee"],
  ],
  buttons: [filled("Zet ticketalarm aan", "/ticketalarm"), outline("Bekijk andere dagen", "/evenementen")],
  blocks: [
    textWithMediaBlock({
      title: "Je eigen auto, de echte baan",
      nodes: [
        paragraph(
          "Het maakt niet uit of je in een sportwagen komt of in de auto van de boodschappen. Inhalen mag alleen op het rechte stuk en tussen bocht 15 en 16, met een knipperlicht als uitnodiging.",
        ),
        paragraph(
          "Neem een dichte helm mee of leen er een. Banden moeten nog twee millimeter profiel hebben, vooral voor de terugweg.",
        ),
      ],
      image: "hero/hero-2",
      colour: "yellow",
    }),
  ],
  seo: {
    description: "Een dag op de baan met je eigen auto: vijf sessies van twintig minuten, twintig auto’s tegelijk.",
  },
};

const carEn: EventTexts = {
  title: "Track day: cars",
  slug: "track-day-cars",
  summary: "Five twenty-minute sessions, helmets on and no hurry.",
  venue: "Circuit Drenthe",
  statusLabel: "Sold out",
  facts: [
    ["5 × 20", "minutes on track"],
    ["95 dB(A)", "maximum, measured at the pits"],
    ["20", "cars at a time, in two groups"],
    ["1", "passenger comes along free"],
  ],
  buttons: [filled("Set a ticket alarm", "/en/ticket-alarm"), outline("See other days", "/en/events")],
  blocks: [
    textWithMediaBlock({
      title: "Your own car, the real track",
      nodes: [
        paragraph(
          "Bring a sports car or bring the car you do the shopping in. Overtaking is for the straight and between turns 15 and 16 only, with an indicator as the invitation.",
        ),
        paragraph(
          "Bring a full-face helmet or borrow one. Tyres need two millimetres of tread, mostly for the drive home.",
        ),
      ],
      image: "hero/hero-2",
      colour: "yellow",
    }),
  ],
  seo: { description: "A day on track in your own car: five twenty-minute sessions, twenty cars at a time." },
};

/** The two open track days: motorcycles in about five and a half months, cars in about eight. */
export function vrijRijden(calendar: SeedCalendar): SeedDocument[] {
  const cars = calendar.weekday(236, 6);
  const motorcycles = calendar.weekday(166, 6);
  const shared = { type: "track-days", colour: "primary" } as const;

  return [
    eventDocument(
      calendar,
      "vrij-rijden-1",
      {
        ...shared,
        startsAt: calendar.day(motorcycles, 9),
        endsAt: calendar.day(motorcycles, 17),
        cover: "events/vrij-rijden",
        priceFromCents: 16500,
        saleState: "few-left",
        timetable: [{ offset: motorcycles, sessions: saturday }],
        relatedNews: ["first-track-day", "new-tarmac"],
        accommodations: ["trekkershut-schaapskooi", "hotel-de-es"],
      },
      { nl, en },
    ),
    eventDocument(
      calendar,
      "vrij-rijden-2",
      {
        ...shared,
        startsAt: calendar.day(cars, 9),
        endsAt: calendar.day(cars, 15, 30),
        cover: "events/vrij-rijden-autos",
        priceFromCents: 19500,
        saleState: "sold-out",
        timetable: [{ offset: cars, sessions: carSaturday }],
      },
      { nl: carNl, en: carEn },
    ),
  ];
}
