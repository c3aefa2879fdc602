import type { SeedDocument, SeedFields } from "../document.ts";
import { entry } from "../references.ts";

/** A menu item: Dutch title, English title, then where it leads. */
type MenuLine = readonly [nl: string, en: string, target: MenuTarget];

type MenuTarget =
  | { kind: "page" | "event"; key: string; icon?: "map" | "ticket" }
  | { kind: "external"; nl: string; en: string };

function toPage(key: string, icon?: "map" | "ticket"): MenuTarget {
  return icon === undefined ? { kind: "page", key } : { kind: "page", key, icon };
}

function menu(name: string, titles: { nl: string; en: string }, lines: readonly MenuLine[]): SeedDocument {
  const fields = (locale: "nl" | "en"): SeedFields => ({
    name,
    title: titles[locale],
    items: lines.map(([nl, en, target]) => item(locale === "nl" ? nl : en, target, locale)),
  });

  return { key: name, nl: fields("nl"), en: fields("en") };
}

function item(title: string, target: MenuTarget, locale: "nl" | "en"): SeedFields {
  if (target.kind === "external") return { title, type: "EXTERNAL", externalPath: target[locale] };
  return { title, type: "INTERNAL", [target.kind]: entry(target.kind, target.key), icon: target.icon ?? null };
}

/** The five menus that the site renders. */
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
    ["Live cams", "Live cams", toPage("live-cams")],
    ["Veelgestelde vragen", "FAQ", toPage("faq")],
    ["Bereikbaarheid", "Getting here", toPage("getting-here")],
    ["Werken en helpen", "Work and volunteer", toPage("become-official")],
    ["Media", "Media", toPage("media")],
    ["Contact", "Contact", toPage("contact")],
    [
      "Webshop",
      "Webshop",
      { kind: "external", nl: "https://shop.circuit-drenthe.example", en: "https://shop.circuit-drenthe.example/en" },
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
];
