import type { Locale } from "@circuit/contract/locales";

const nl = {
  ended: "Verkoop gesloten",
  opensAt: (day: string, time: string) => `In de verkoop vanaf ${day}, ${time}`,
};

const en: typeof nl = {
  ended: "Sales closed",
  opensAt: (day: string, time: string) => `On sale from ${day}, ${time}`,
};

/** How the sale of an event goes, in words that only the server writes: in both languages. */
export const saleMessages: Record<Locale, typeof nl> = { nl, en };
