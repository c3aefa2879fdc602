import type { Locale } from "@circuit/contract/locales";

/**
 * The way back to the consent banner, and what it says to a visitor
 * without JavaScript; only the server has the words.
 */
export const cookieSettingsMessages: Record<Locale, { label: string; withoutScripts: string }> = {
  nl: {
    label: "Cookie-instellingen",
    withoutScripts: "Zonder JavaScript meten we niets: er valt hier niets te kiezen.",
  },
  en: {
    label: "Cookie settings",
    withoutScripts: "Without JavaScript we measure nothing, so there is nothing to choose here.",
  },
};
