import type { Locale } from "@circuit/contract/locales";

/** Messages of restoring a ticket alarm or the newsletter that the visitor cancelled. */
export const accountUndoMessages: Record<Locale, { button: string; done: string }> = {
  nl: { button: "Zet terug", done: "Je ticketalarm staat weer aan, op de plek die je had." },
  en: { button: "Undo", done: "Your ticket alarm is on again, in the place you had." },
};
