import type { Locale } from "@circuit/contract/locales";

/** Messages of the page for a sender of far more forms than the rate limit allows. */
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
