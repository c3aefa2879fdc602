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
  empty: "Nobody’s sleeping here just now.",
  showAll: "See every place to stay",
};

/** Words of lists of places to stay, which only pages with such a list load. */
export const stayListMessages: Record<Locale, typeof nl> = { nl, en };
