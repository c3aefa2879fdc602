import type { Locale } from "@circuit/contract/locales";

const nl = {
  count: (count: number) => (count === 1 ? "1 verblijf" : `${count} verblijven`),
  filters: "Filters",
  types: "Soort verblijf",
  question: "Hoe wil je slapen?",
  toGate: "Naar de poort",
  facilities: "Ook fijn",
  book: "Boek nu",
  bookAt: (title: string) => `bij ${title}`,
  pricesFor: "Prijzen en plekken voor",
  showPrices: "Toon prijzen",
  free: "Nog vrij",
  now: "Nu",
  none: "vol",
  places: (count: number) => (count === 1 ? "1 plek" : `${count} plekken`),
  priceWas: "Vol, anders",
  also: "Ook nog vrij",
  full: "Vol, maar er valt er altijd één uit",
  fullText: "Komt er een plek vrij, dan mailen we de wachtlijst op volgorde.",
  waitingList: "Zet me op de lijst",
  waitingListOf: (title: string) => `van ${title}`,
  empty: "Hier slaapt even niemand.",
  showAll: "Bekijk alle verblijven",
};

const en: typeof nl = {
  count: (count: number) => (count === 1 ? "1 place to stay" : `${count} places to stay`),
  filters: "Filters",
  types: "Kind of stay",
  question: "How would you like to sleep?",
  toGate: "To the gate",
  facilities: "Also there",
  book: "Book now",
  bookAt: (title: string) => `at ${title}`,
  pricesFor: "Prices and places for",
  showPrices: "Show prices",
  free: "Still free",
  now: "Now",
  none: "full",
  places: (count: number) => (count === 1 ? "1 place" : `${count} places`),
  priceWas: "Full, otherwise",
  also: "Also still free",
  full: "Full, but somebody always drops out",
  fullText: "When a place comes free, we email the waiting list in order.",
  waitingList: "Put me on the list",
  waitingListOf: (title: string) => `of ${title}`,
  empty: "Nobody’s sleeping here just now.",
  showAll: "See every place to stay",
};

/** Words of lists of places to stay, which only pages with such a list load. */
export const stayListMessages: Record<Locale, typeof nl> = { nl, en };
