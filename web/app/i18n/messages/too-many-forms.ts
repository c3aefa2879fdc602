import type { Locale } from "@circuit/contract/locales";

/** The few words of the page that shows to who goes on sending forms, long after the limit. */
export const tooManyFormsMessages: Record<Locale, { title: string; text: string; home: string }> = {
  nl: {
    title: "Even pitstop",
    text: "Er is te vaak iets verstuurd vanaf jouw verbinding. Wacht een kwartier, ga terug naar het formulier en probeer het dan opnieuw.",
    home: "Naar de homepagina",
  },
  en: {
    title: "Time for a pit stop",
    text: "Too much has been sent from your connection. Please wait a quarter of an hour, go back to the form and try again.",
    home: "Go to the home page",
  },
};
