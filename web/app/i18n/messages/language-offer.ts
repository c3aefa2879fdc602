import type { Locale } from "@circuit/contract/locales";

/** Messages that offer the page in another language, each in the language that it offers. */
export const languageOfferMessages: Record<Locale, { text: string; read: string; dismiss: string }> = {
  nl: {
    text: "Deze pagina is er ook in het Nederlands.",
    read: "Lees in het Nederlands",
    dismiss: "Nee, bedankt",
  },
  en: {
    text: "This page is also available in English.",
    read: "Read it in English",
    dismiss: "No, thanks",
  },
};
