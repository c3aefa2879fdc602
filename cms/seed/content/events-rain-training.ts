import type { SeedCalendar } from "../calendar.ts";
import type { SeedDocument } from "../document.ts";
import { heading, numbers, paragraph } from "../rich-text.ts";
import { filled, outline, quoteBlock, textBlock } from "./detail-blocks.ts";
import { eventDocument, type EventTexts, type SessionLine } from "./event-document.ts";

const saturday: readonly SessionLine[] = [
  ["09:00", "09:45", "other", "Ontvangst, koffie en theorie", "Welcome, coffee and theory"],
  ["10:00", "11:15", "practice", "Remmen op nat asfalt", "Braking on wet tarmac"],
  [
    "11:30",
    "12:30",
    "practice",
    "Kijken waar je heen wilt: bocht 13 en 14",
    "Look where you want to go: turns 13 and 14",
  ],
  ["12:30", "13:30", "other", "Soep, en je handschoenen op de kachel", "Soup, and your gloves on the stove"],
  ["13:30", "15:30", "practice", "Uitbreken en opvangen", "Sliding and catching it"],
  ["15:45", "16:30", "practice", "Vrij oefenen met instructeur", "Free practice with an instructor"],
];

const nl: EventTexts = {
  title: "Regentraining",
  slug: "regentraining",
  summary: "Een dag sturen op een baan die altijd nat is.",
  venue: "Circuit Drenthe, bocht 13 tot en met 15",
  statusLabel: "Nog enkele plekken",
  facts: [
    ["6", "oefeningen"],
    ["4", "cursisten per instructeur"],
    ["40 m³", "water uit het Ven, en weer terug"],
  ],
  buttons: [filled("Boek een plek", "/tickets#tickets-regentraining"), outline("Stel een vraag", "/contact")],
  blocks: [
    textBlock(
      paragraph(
        "Schijnt de zon? Geen nood, dan zetten we de sproeiers aan. Je leert remmen, kijken en opvangen op een stuk baan waar het nooit droogt. Vallen mag: onze motoren hebben steunwielen opzij.",
      ),
      heading(2, "Wat je meeneemt naar huis"),
      numbers([
        "Een noodstop die tien meter korter is dan vanochtend.",
        "Rust in je handen als het achterwiel iets anders wil dan jij.",
        "Een filmpje van je eerste schuiver, en van je laatste redding.",
      ]),
      paragraph(
        "Je rijdt op onze motoren. Een warm pak eronder helpt, want het water komt uit het Ven en is niet verwarmd. Het nieuwe asfalt bij Wolvenkuil rust nog, dus dit keer oefenen we van Kampsteeg tot Dwaallicht.",
      ),
    ),
    quoteBlock("De regen is dezelfde voor iedereen. Wat je ermee doet niet.", "Roelof Tingen", "baanmeester"),
  ],
  seo: {
    description:
      "Leer remmen, kijken en opvangen op een baan die altijd nat is. Vier cursisten per instructeur, motoren inbegrepen.",
  },
};

const en: EventTexts = {
  title: "Wet-weather training",
  slug: "wet-weather-training",
  summary: "A day of riding on a track that is always wet.",
  venue: "Circuit Drenthe, turns 13 to 15",
  statusLabel: "A few places left",
  facts: [
    ["6", "exercises"],
    ["4", "trainees per instructor"],
    ["40 m³", "of water from the fen, and back again"],
  ],
  buttons: [
    filled("Book a place", "/en/tickets#tickets-wet-weather-training"),
    outline("Ask a question", "/en/contact"),
  ],
  blocks: [
    textBlock(
      paragraph(
        "Sunshine? No matter, we turn on the sprinklers. You learn to brake, look and recover on a stretch of track that never dries. Falling is fine: our motorcycles have outriggers.",
      ),
      heading(2, "What you take home"),
      numbers([
        "An emergency stop ten metres shorter than it was this morning.",
        "Calm hands when the rear wheel wants something you don’t.",
        "A film of your first slide, and of your last save.",
      ]),
      paragraph(
        "You ride our motorcycles. Wear something warm underneath: the water comes from the fen and nobody heats it. The new tarmac at Wolvenkuil is still resting, so this time we train from Kampsteeg to Dwaallicht.",
      ),
    ),
    quoteBlock("The rain is the same for everyone. What you do with it isn’t.", "Roelof Tingen", "track manager"),
  ],
  seo: {
    description:
      "Learn to brake, look and recover on a track that is always wet. Four trainees per instructor, motorcycles included.",
  },
};

/** The wet-weather course, on one Saturday about seven weeks ahead. */
export function rainTraining(calendar: SeedCalendar): SeedDocument {
  const start = calendar.weekday(48, 6);

  return eventDocument(
    calendar,
    "rain-training",
    {
      type: "track-days",
      startsAt: calendar.day(start, 9),
      endsAt: calendar.day(start, 16, 30),
      colour: "turqoise",
      cover: "events/regentraining",
      priceFromCents: 24500,
      saleState: "few-left",
      timetable: [{ offset: start, sessions: saturday }],
      accommodations: ["hotel-de-es"],
      relatedNews: ["rain-to-order"],
    },
    { nl, en },
  );
}
