import type { SeedCalendar } from "../../calendar.ts";
import type { SeedDocument } from "../../document.ts";
import { picture } from "../../references.ts";
import { filled, outline } from "../detail-blocks.ts";
import { eventDates } from "../event-dates.ts";
import { ttDrenthe } from "../events-tt-drenthe.ts";
import { heroBlock } from "../page-blocks.ts";
import { type PageTexts, page } from "../page-document.ts";

const nl = (dates: string): PageTexts => ({
  slug: "home",
  title: "Home",
  heading: "Plat door het veen",
  seo: {
    title: "Circuit Drenthe: plat door het veen",
    description:
      "4.512 meter, achttien bochten en een eeuw races. Kalender, tickets, slaapplekken en nieuws van Circuit Drenthe.",
  },
  blocks: [
    heroBlock({
      kicker: `TT Drenthe, ${dates}`,
      title: "Plat door het veen",
      image: "hero/hero-1",
      buttons: [filled("Tickets en prijzen", "/tickets"), outline("Bekijk het programma", "/evenementen/tt-drenthe")],
    }),
    { __component: "blocks.featured-events", title: null, colour: "yellow", events: [] },
    {
      __component: "blocks.event-list",
      title: "Op de kalender",
      showFilters: false,
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
});

const en = (dates: string): PageTexts => ({
  slug: "home",
  title: "Home",
  heading: "Flat out through the fen",
  seo: {
    title: "Circuit Drenthe: flat out through the fen",
    description:
      "4,512 metres, eighteen corners and a century of racing. Calendar, tickets, places to stay and news from Circuit Drenthe.",
  },
  blocks: [
    heroBlock({
      kicker: `TT Drenthe, ${dates}`,
      title: "Flat out through the fen",
      image: "hero/hero-1",
      buttons: [filled("Tickets and prices", "/en/tickets"), outline("See the programme", "/en/events/tt-drenthe")],
    }),
    { __component: "blocks.featured-events", title: null, colour: "yellow", events: [] },
    {
      __component: "blocks.event-list",
      title: "On the calendar",
      showFilters: false,
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
      text: "Live timing, schedule changes and news. Even while you queue behind the stand.",
      image: picture("app/app-telefoon"),
    },
  ],
});

/** The home page; its kicker names the dates of the next TT. */
export function home(calendar: SeedCalendar): SeedDocument {
  const tt = ttDrenthe(calendar);
  return page("home", nl(eventDates(tt, "nl")), en(eventDates(tt, "en")));
}
