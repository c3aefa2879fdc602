import type { Locale } from "@circuit/contract/locales";

/** Where the newsletter's form posts to when the circuit keeps the list itself. */
export const newsletterPaths: Record<Locale, string> = {
  nl: "/aanmelding/nieuwsbrief",
  en: "/en/subscription/newsletter",
};
