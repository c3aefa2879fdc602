import { page } from "../page-document.ts";

/** The calendar with its filters. */
export const events = page(
  "events",
  {
    slug: "evenementen",
    title: "Evenementen",
    heading: "Op de kalender",
    intro:
      "Van een winterse regenbaan tot het laatste stuifzand in oktober. Kies wat je wilt zien, wij zetten de koffie klaar.",
    seo: {
      title: "Evenementen en racekalender",
      description:
        "Motoren, auto’s, historische races en vrij rijden: alle evenementen op Circuit Drenthe, met datum, prijs en programma.",
    },
    blocks: [
      {
        __component: "blocks.event-list",
        title: null,
        question: "Wat wil je zien?",
        showFilters: true,
        pageSize: 48,
        emptyTitle: "Hier rijdt even niemand.",
        emptyText: "Kies een andere maand of een ander soort evenement, of kijk naar alles wat er komt.",
      },
    ],
  },
  {
    slug: "events",
    title: "Events",
    heading: "On the calendar",
    intro:
      "From a wet track in winter to the last drifting sand in October. Pick what you want to see, we’ll put the coffee on.",
    seo: {
      title: "Events and race calendar",
      description:
        "Motorcycles, cars, classics and track days: every event at Circuit Drenthe, with dates, prices and programme.",
    },
    blocks: [
      {
        __component: "blocks.event-list",
        title: null,
        question: "What would you like to see?",
        showFilters: true,
        pageSize: 48,
        emptyTitle: "Nobody’s out on track just now.",
        emptyText: "Try another month or another kind of event, or look at everything that’s coming.",
      },
    ],
  },
);
