import type { Locale } from "@circuit/contract/locales";

const nl = {
  back: "Terug naar nieuws",
  backHome: "Terug naar de homepagina",
  minutes: (count: number) => (count === 1 ? "1 minuut lezen" : `${count} minuten lezen`),
  author: (name: string) => `Tekst: ${name}`,
  events: "Hier gaat het over",
  more: "Meer nieuws",
  older: "Vorig bericht",
  newer: "Volgend bericht",
};

const en: typeof nl = {
  back: "Back to news",
  backHome: "Back to the home page",
  minutes: (count: number) => `${count} minute read`,
  author: (name: string) => `Words: ${name}`,
  events: "What it’s about",
  more: "More news",
  older: "Previous article",
  newer: "Next article",
};

export const newsPageMessages: Record<Locale, typeof nl> = { nl, en };
