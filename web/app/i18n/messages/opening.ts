import type { Locale } from "@circuit/contract/locales";

/** Messages of the page that shows while the site is being prepared for the first time. */
export const openingMessages: Record<Locale, { title: string; text: string; retry: string; home: string }> = {
  nl: {
    title: "De poort gaat zo open",
    text: "We zetten de site klaar. Dat duurt hoogstens een minuut; deze pagina probeert het vanzelf opnieuw.",
    retry: "Probeer het nu",
    home: "Naar de homepagina",
  },
  en: {
    title: "The gate opens in a moment",
    text: "We are getting the site ready. It takes a minute at most; this page tries again by itself.",
    retry: "Try now",
    home: "Go to the home page",
  },
};
