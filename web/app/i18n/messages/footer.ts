import type { Locale } from "@circuit/contract/locales";

interface FooterMessages {
  /** Name of the groups of links. */
  menu: string;
  /** The last words of every page, beside how to reach the circuit. */
  closing: string;
}

/** Texts of the footer that only the server writes, in both languages. */
export const footerMessages: Record<Locale, FooterMessages> = {
  nl: { menu: "Wegwijzer", closing: "Tot in de bocht" },
  en: { menu: "Find your way", closing: "See you at the corner" },
};
