import type { Locale } from "@circuit/contract/locales";

/**
 * Note that replaces the buttons of an event that is over, and descriptions of a postponed or cancelled event for
 * search engines and shared links; only the server loads them.
 */
export const eventNotes: Record<Locale, { over: string; postponed: string; cancelled: string }> = {
  nl: {
    over: "Dit evenement is geweest. Op de kalender staat wat er nog komt.",
    postponed:
      "Dit evenement is uitgesteld. Een nieuwe datum is er nog niet. Heb je tickets? Dan mailen we je zodra hij er is.",
    cancelled: "Dit evenement gaat niet door. Heb je tickets? Dan nemen we contact met je op over je geld.",
  },
  en: {
    over: "This event is over. The calendar shows what’s still to come.",
    postponed:
      "This event was postponed. There is no new date yet. If you have tickets, we’ll mail you as soon as there is one.",
    cancelled: "This event won’t take place. If you have tickets, we’ll contact you about your money.",
  },
};
