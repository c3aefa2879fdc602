import type { Locale } from "@circuit/contract/locales";

/** Labels of sale states; a state that is open or unknown has no label. */
const dutchStates = {
  none: null,
  "on-sale": null,
  "few-left": "Bijna vol",
  "not-yet": "Nog niet in de verkoop",
  "sold-out": "Uitverkocht",
};

const englishStates: typeof dutchStates = {
  none: null,
  "on-sale": null,
  "few-left": "Nearly full",
  "not-yet": "Not on sale yet",
  "sold-out": "Sold out",
};

const nl = {
  ended: "Verkoop gesloten",
  opensAt: (day: string, time: string) => `In de verkoop vanaf ${day}, ${time}`,
  states: dutchStates,
  past: "Geweest",
  events: { moved: "Verplaatst", postponed: "Uitgesteld", cancelled: "Afgelast" },
};

const en: typeof nl = {
  ended: "Sales closed",
  opensAt: (day: string, time: string) => `On sale from ${day}, ${time}`,
  states: englishStates,
  past: "Been and gone",
  events: { moved: "Moved", postponed: "Postponed", cancelled: "Cancelled" },
};

/** Messages about the state of events and their sales; only the server loads them. */
export const saleMessages: Record<Locale, typeof nl> = { nl, en };
