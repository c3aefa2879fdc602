import type { Locale } from "#contract/locales";

const nl = {
  stand: "Tribune",
  gate: "Naar binnen",
  gatesOpen: "Poorten open",
  walk: "Lopen",
  holder: "Op naam van",
  ticket: "Ticket",
  ticketOf: (one: number, all: number) => `${one} van ${all}`,
  order: "Bestelling",
  price: "Prijs",
  show: "Laat deze code zien aan de poort",
  fold: "vouw",
  rulesTitle: "Huisregels",
  /** House rules, in the same order in each language. */
  rules: [
    "Eén persoon, één scan per dag.",
    "Je mag je ticket aan een ander geven.",
    "Deel de code niet met meer mensen: wie het eerst komt, is binnen.",
    "Geen glas, geen vuurwerk.",
    "Blijf achter de hekken en volg de baanposten.",
  ],
  /** Alternative text of the map. */
  mapOf: (stand: string) => `Plattegrond van het circuit met ${stand}`,
  /** Sentence about the walk from an entrance. */
  way: (gate: string, metres: number) => `Zo loop je: door ${gate}, dan nog ${metres} meter.`,
};

const en: typeof nl = {
  stand: "Stand",
  gate: "Way in",
  gatesOpen: "Gates open",
  walk: "Walk",
  holder: "In the name of",
  ticket: "Ticket",
  ticketOf: (one, all) => `${one} of ${all}`,
  order: "Order",
  price: "Price",
  show: "Show this code at the gate",
  fold: "fold",
  rulesTitle: "House rules",
  rules: [
    "One person, one scan a day.",
    "You may give your ticket to somebody else.",
    "Don’t share the code with several people: whoever comes first is in.",
    "No glass, no fireworks.",
    "Stay behind the fences and follow the marshals.",
  ],
  mapOf: (stand) => `Map of the circuit with ${stand}`,
  way: (gate, metres) => `How to walk: in through ${gate}, then another ${metres} metres.`,
};

/** Texts of printed tickets, which show them in both languages. */
export const ticketWords: Record<Locale, typeof nl> = { nl, en };
