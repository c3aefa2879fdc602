import type { Locale } from "@circuit/contract/locales";

const nl = {
  reference: "Je nummer is",
  sentAt: (day: string, time: string) => `Verstuurd op ${day} om ${time} uur.`,
  next: "Wat er nu gebeurt",
  again: "Nog een keer invullen",
};

const en: typeof nl = {
  reference: "Your number is",
  sentAt: (day, time) => `Sent on ${day} at ${time}.`,
  next: "What happens now",
  again: "Fill it in once more",
};

/** Messages that replace a submitted form. */
export const formSentMessages: Record<Locale, typeof nl> = { nl, en };
