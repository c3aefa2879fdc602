import type { Locale } from "@circuit/contract/locales";

/** Messages of the page that answers a form which the requested page doesn't have (any more). */
export const missingFormMessages: Record<Locale, { title: string; text: string; home: string }> = {
  nl: {
    title: "Van de baan geraakt",
    text: "Wat er werd verstuurd hoort bij geen formulier op deze pagina, en is niet aangekomen. Vulde je een formulier in? Ga dan terug: wat je typte staat er meestal nog.",
    home: "Naar de homepagina",
  },
  en: {
    title: "Off the track",
    text: "What was sent belongs to no form on this page, and hasn’t arrived. Did you fill in a form? Then go back: what you typed is usually still there.",
    home: "Go to the home page",
  },
};
