import type { Locale } from "@circuit/contract/locales";

/** Words of the link for who shares a network with many others: their own file, as only few pages show it. */
export const mailedLinkMessages: Record<Locale, string> = {
  nl: "Niet wachten? We mailen je een link waarmee je verdergaat",
  en: "No time to wait? We’ll email you a link that lets you go on",
};
