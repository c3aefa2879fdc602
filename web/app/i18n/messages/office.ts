import type { Locale } from "@circuit/contract/locales";

const nl = {
  open: "Het kantoor is nu open.",
  openUntil: (time: string) => `Het kantoor is nu open, tot ${time} uur.`,
  closedUntil: (time: string) => `Het kantoor is nu dicht. Om ${time} uur gaat het open.`,
  closedUntilDay: (day: string, time: string) => `Het kantoor is nu dicht. Het gaat ${day} om ${time} uur weer open.`,
};

const en: typeof nl = {
  open: "The office is open now.",
  openUntil: (time) => `The office is open now, until ${time}.`,
  closedUntil: (time) => `The office is closed now. It opens at ${time}.`,
  closedUntilDay: (day, time) => `The office is closed now. It opens again on ${day} at ${time}.`,
};

/** Messages about the office being open or closed; only the server loads them. */
export const officeMessages: Record<Locale, typeof nl> = { nl, en };
