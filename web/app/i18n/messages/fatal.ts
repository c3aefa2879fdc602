import type { Locale } from "@circuit/contract/locales";

/** The few words of the screen that shows when not even the messages could be loaded. */
export const fatalMessages: Record<Locale, { title: string; text: string; retry: string; home: string }> = {
  nl: {
    title: "Rode vlag",
    text: "Er ging iets mis, en dat ligt aan ons. De fout is genoteerd. Probeer het zo nog eens.",
    retry: "Probeer opnieuw",
    home: "Naar de homepagina",
  },
  en: {
    title: "Red flag",
    text: "Something went wrong, and it’s on our side. The fault has been logged. Please try again in a moment.",
    retry: "Try again",
    home: "Go to the home page",
  },
};
