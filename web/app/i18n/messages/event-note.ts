import type { Locale } from "@circuit/contract/locales";

/** What stands in the place of an event's buttons once nothing can be done, in both languages: the server alone says it. */
export const eventNotes: Record<Locale, { over: string; cancelled: string }> = {
  nl: {
    over: "Dit evenement is geweest. Op de kalender staat wat er nog komt.",
    cancelled: "Dit evenement gaat niet door. Heb je tickets? Dan nemen we contact met je op over je geld.",
  },
  en: {
    over: "This event is over. The calendar shows what’s still to come.",
    cancelled: "This event won’t take place. If you have tickets, we’ll contact you about your money.",
  },
};
