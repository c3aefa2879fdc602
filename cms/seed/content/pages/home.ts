import type { SeedDocument } from "../../document.ts";
import { entry, picture } from "../../references.ts";
import { filled, outline } from "../detail-blocks.ts";
import { type PageTexts, page } from "../page-document.ts";

const nl: PageTexts = {
  slug: "home",
  title: "Home",
  heading: "Plat door het veen",
  seo: {
    title: "Circuit Drenthe: plat door het veen",
    description:
      "4.512 meter, achttien bochten en een eeuw races. Kalender, tickets, slaapplekken en nieuws van Circuit Drenthe.",
  },
  blocks: [
    {
      __component: "blocks.next-event",
      title: "Plat door het veen",
      image: picture("hero/hero-1"),
      tone: "dark",
      colour: "yellow",
      event: entry("event", "tt-drenthe"),
      buttons: [
        filled("Plattegrond", "/plattegrond"),
        outline("Live cams", "/live-cams"),
        outline("Zo kom je thuis", "/bereikbaarheid"),
      ],
    },
    {
      __component: "blocks.event-list",
      title: "Op de kalender",
      showFilters: false,
      featuredFirst: true,
      pageSize: 5,
      emptyTitle: "Hier rijdt even niemand.",
      emptyText: "De nieuwe kalender hangt er zodra de inkt droog is.",
      link: outline("Alle evenementen", "/evenementen"),
    },
    {
      __component: "blocks.news-list",
      title: "Nieuws",
      paginated: false,
      pageSize: 5,
      link: outline("Al het nieuws", "/nieuws"),
    },
    {
      __component: "blocks.timeline",
      title: "Een eeuw bocht voor bocht",
      limit: 5,
      link: outline("De hele geschiedenis", "/circuit/geschiedenis"),
    },
    {
      __component: "blocks.posters",
      title: "De postermuur",
      filter: "all",
      limit: 12,
      link: outline("Alle jaargangen", "/posters"),
      wantedUrl: "/posters/gezocht",
    },
    {
      __component: "blocks.app-promotion",
      title: "Elke ronde in je broekzak",
      text: "Live timing, schemawijzigingen en nieuws. Ook als je achter de tribune in de rij staat.",
      image: picture("app/app-telefoon"),
    },
  ],
};

const en: PageTexts = {
  slug: "home",
  title: "Home",
  heading: "Flat out through the fen",
  seo: {
    title: "Circuit Drenthe: flat out through the fen",
    description: "4,512 metres, eighteen corners and a century of racing. Calendar, tickets, places to stay and news.",
  },
  blocks: [
    {
      __component: "blocks.next-event",
      title: "Flat out through the fen",
      image: picture("hero/hero-1"),
      tone: "dark",
      colour: "yellow",
      event: entry("event", "tt-drenthe"),
      buttons: [
        filled("Circuit map", "/en/circuit-map"),
        outline("Live cams", "/en/live-cams"),
        outline("Getting home", "/en/getting-here"),
      ],
    },
    {
      __component: "blocks.event-list",
      title: "On the calendar",
      showFilters: false,
      featuredFirst: true,
      pageSize: 5,
      emptyTitle: "Nobody’s out on track just now.",
      emptyText: "The new calendar goes up as soon as the ink is dry.",
      link: outline("All events", "/en/events"),
    },
    {
      __component: "blocks.news-list",
      title: "News",
      paginated: false,
      pageSize: 5,
      link: outline("All news", "/en/news"),
    },
    {
      __component: "blocks.timeline",
      title: "A century, turn by turn",
      limit: 5,
      link: outline("The whole history", "/en/circuit/history"),
    },
    {
      __component: "blocks.posters",
      title: "The poster wall",
      filter: "all",
      limit: 12,
      link: outline("Every year", "/en/posters"),
      wantedUrl: "/en/posters/wanted",
    },
    {
      __component: "blocks.app-promotion",
      title: "Every lap in your pocket",
      text: "Live timing and news.",
      image: picture("app/app-telefoon"),
    },
  ],
};

/** The home page: the TT is what the circuit wants to sell. */
export const home: SeedDocument = page("home", nl, en);
