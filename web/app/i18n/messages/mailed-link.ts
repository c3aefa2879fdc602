import type { Locale } from "@circuit/contract/locales";

/** Label of the link by which a visitor on a busy network gets a mail, to verify their e-mail address. */
export const mailedLinkMessages: Record<Locale, string> = {
  nl: "Niet wachten? We mailen je een link waarmee je verdergaat",
  en: "No time to wait? We’ll email you a link that lets you go on",
};
