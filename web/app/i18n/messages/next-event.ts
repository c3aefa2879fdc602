import type { Locale } from "@circuit/contract/locales";

const nl = {
  toProgramme: "Bekijk het programma",
  tickets: "Tickets",
  ticketsFrom: (price: string) => `Tickets vanaf ${price} incl. btw`,
  sheep: (weeks: number) => `Nog ${weeks} schapen tellen, één per week.`,
};

const en: typeof nl = {
  toProgramme: "See the programme",
  tickets: "Tickets",
  ticketsFrom: (price) => `Tickets from ${price} incl. VAT`,
  sheep: (weeks) => `${weeks} sheep to count, one a week.`,
};

export const nextEventMessages: Record<Locale, typeof nl> = { nl, en };
