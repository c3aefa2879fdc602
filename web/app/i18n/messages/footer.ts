import type { Locale } from "@circuit/contract/locales";

interface FooterMessages {
  /** Accessible name of the footer's groups of links. */
  menu: string;
  /** Closing words of the footer. */
  closing: string;
}

/** Messages of the footer that only the server loads. */
export const footerMessages: Record<Locale, FooterMessages> = {
  nl: { menu: "Wegwijzer", closing: "Tot in de bocht" },
  en: { menu: "Find your way", closing: "See you at the corner" },
};
