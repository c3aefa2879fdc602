import type { Locale } from "@circuit/contract/locales";

const nl = {
  missing: "Deze missen we nog. Heb jij hem op zolder?",
  decades: "Jaren",
  decade: (from: number) => `${from}–${from + 9}`,
  count: (count: number) => (count === 1 ? "1 jaar" : `${count} jaren`),
  attic: "Heb jij een jaar dat hier niet hangt? Stuur een foto.",
};

const en: typeof nl = {
  missing: "We’re still missing this one. Is it in your attic?",
  decades: "Years",
  decade: (from: number) => `${from}s`,
  count: (count: number) => (count === 1 ? "1 year" : `${count} years`),
  attic: "Do you have a year that isn’t on this wall? Send us a photo.",
};

export const posterMessages: Record<Locale, typeof nl> = { nl, en };
