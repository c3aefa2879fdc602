import type { SeedDocument, SeedFields } from "../document.ts";
import { entry } from "../references.ts";
import { footerGroups } from "./footer-groups.ts";
import { toPage, type MenuLine } from "./menu-line.ts";

function menu(name: string, titles: { nl: string; en: string }, lines: readonly MenuLine[]): SeedDocument {
  const fields = (locale: "nl" | "en"): SeedFields => ({ name, title: titles[locale], items: itemsOf(lines, locale) });

  return { key: name, nl: fields("nl"), en: fields("en") };
}

/** A line without a title in a language is left out there. */
function itemsOf(lines: readonly MenuLine[], locale: "nl" | "en"): SeedFields[] {
  return lines.flatMap(([nl, en, target, below]) => {
    const title = locale === "nl" ? nl : en;
    if (title === null) return [];
    return [{ title, ...fieldsOf(target, locale), ...(below ? { items: itemsOf(below, locale) } : {}) }];
  });
}

function fieldsOf(target: MenuLine[2], locale: "nl" | "en"): SeedFields {
  if (target.kind === "external") return { type: "EXTERNAL", externalPath: target[locale] };
  if (target.kind === "path") return { type: "INTERNAL", path: target[locale] };
  return { type: "INTERNAL", [target.kind]: entry(target.kind, target.key), icon: target.icon ?? null };
}

/** The six menus that the site renders. */
export const menus: SeedDocument[] = [
  menu("primary", { nl: "Hoofdmenu", en: "Main menu" }, [
    ["Evenementen", "Events", toPage("events")],
    ["Tickets", "Tickets", toPage("tickets")],
    ["Plattegrond", "Circuit map", toPage("circuit-map")],
    ["Vrij rijden", "Track days", toPage("track-days")],
    ["Verblijf", "Stay", toPage("accommodation")],
    ["Business", "Business", toPage("business")],
    ["Nieuws", "News", toPage("news")],
  ]),
  menu("secondary", { nl: "Tweede menu", en: "Secondary menu" }, [
    [
      "Het circuit",
      "The circuit",
      toPage("circuit"),
      [
        ["Achttien bochten", "Eighteen corners", toPage("circuit")],
        ["Een eeuw in één ronde", "A century in one lap", toPage("history")],
        ["De postermuur", "The poster wall", toPage("posters")],
        [
          "Kijk vanaf je stoel",
          "See it from your seat",
          { kind: "path", nl: "/uitzicht/hunebed", en: "/en/view/hunebed" },
        ],
        ["Live cams", "Live cams", toPage("live-cams")],
        ["Werken en helpen", "Work and volunteer", toPage("become-official")],
        [
          "Webshop",
          "Webshop",
          {
            kind: "external",
            nl: "https://shop.circuit-drenthe.example",
            en: "https://shop.circuit-drenthe.example/en",
          },
        ],
      ],
    ],
    [
      "Vraag het",
      "Just ask",
      toPage("contact"),
      [
        ["Veelgestelde vragen", "FAQ", toPage("faq")],
        ["Bereikbaarheid", "Getting here", toPage("getting-here")],
        ["Toegankelijkheid", "Accessibility", toPage("accessibility")],
        ["Ticketalarm", "Ticket alarm", toPage("ticket-alarm")],
        ["Media", "Media", toPage("media")],
        ["Contact", "Contact", toPage("contact")],
      ],
    ],
  ]),
  menu("eventsmenu", { nl: "Evenementen in de kop", en: "Events in the header" }, [
    ["TT Drenthe", "TT Drenthe", { kind: "event", key: "tt-drenthe" }],
    ["Superbike", "Superbike", { kind: "event", key: "superbike-drenthe" }],
    ["Nacht van Drenthe", "Nacht van Drenthe", { kind: "event", key: "nacht-van-drenthe" }],
    ["Noorder GT", "Noorder GT", { kind: "event", key: "noorder-gt" }],
  ]),
  menu("header-buttons", { nl: "Knoppen in de kop", en: "Buttons in the header" }, [
    ["Plattegrond", "Circuit map", toPage("circuit-map", "map")],
    ["Tickets", "Tickets", toPage("tickets", "ticket")],
  ]),
  menu("legal", { nl: "Voet: juridisch", en: "Footer: legal" }, [
    ["Algemene voorwaarden", "Terms and conditions", toPage("terms")],
    ["Privacyverklaring", "Privacy policy", toPage("privacy")],
  ]),
  menu("footer", { nl: "Voet: groepen", en: "Footer: groups" }, footerGroups),
];
