import type { Locale } from "@circuit/contract/locales";

/** Messages of the page that an overloaded server shows. */
export const busyMessages: Record<Locale, { title: string; text: string; retry: string; home: string }> = {
  nl: {
    title: "Druk in de pitstraat",
    text: "Er willen nu veel mensen tegelijk naar binnen. Deze pagina probeert het over een paar seconden vanzelf opnieuw.",
    retry: "Probeer het nu",
    home: "Naar de homepagina",
  },
  en: {
    title: "Busy in the pit lane",
    text: "A lot of people are coming in at once. This page tries again by itself in a few seconds.",
    retry: "Try now",
    home: "Go to the home page",
  },
};
