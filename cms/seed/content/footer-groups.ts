import { toPage, type MenuLine } from "./menu-line.ts";

/** The groups at the end of every page. Each name leads to the page that tells of the whole group. */
export const footerGroups: readonly MenuLine[] = [
  [
    "Bezoek",
    "Visit",
    toPage("events"),
    [
      ["Evenementen", "Events", toPage("events")],
      ["Tickets", "Tickets", toPage("tickets")],
      ["Plattegrond", "Circuit map", toPage("circuit-map")],
      ["Bereikbaarheid", "Getting here", toPage("getting-here")],
      ["Verblijf", "Stay", toPage("accommodation")],
      ["Toegankelijkheid", "Accessibility", toPage("accessibility")],
      ["Winactie", "Contest", toPage("contest")],
    ],
  ],
  [
    "Het circuit",
    "The circuit",
    toPage("circuit"),
    [
      ["De achttien bochten", "The eighteen corners", toPage("circuit")],
      ["Een eeuw in één ronde", "A century in one lap", toPage("history")],
      ["De postermuur", "The poster wall", toPage("posters")],
      ["Honderd jaar in een tas", "A century in a bag", toPage("hundred-years")],
      ["Live cams", "Live cams", toPage("live-cams")],
      ["Vrij rijden", "Track days", toPage("track-days")],
      ["Werken en helpen", "Work and volunteer", toPage("become-official")],
    ],
  ],
  [
    "Business",
    "Business",
    toPage("business"),
    [
      ["Zakelijk ontvangen", "Hosting your guests", toPage("business")],
      ["Vip-arrangementen", "Hospitality packages", toPage("vip-arrangements")],
      ["Maak er een dag van", "Make a day of it", toPage("arrangements")],
    ],
  ],
  [
    "Pers",
    "Press",
    toPage("media"),
    [
      ["Persmap", "Press kit", toPage("media")],
      ["Accreditatie", "Accreditation", toPage("accreditation")],
      ["Nieuws", "News", toPage("news")],
    ],
  ],
  [
    "Contact",
    "Contact",
    toPage("contact"),
    [
      ["Stel je vraag", "Ask us anything", toPage("contact")],
      ["Veelgestelde vragen", "FAQ", toPage("faq")],
      ["Ticketalarm", "Ticket alarm", toPage("ticket-alarm")],
      [
        "Gevonden voorwerpen",
        "Lost property",
        { kind: "path", nl: "/veelgestelde-vragen?q=kwijt", en: "/en/faq?q=lost" },
      ],
      ["Omwonenden", null, toPage("residents")],
    ],
  ],
];
