import type { Locale } from "@circuit/contract/locales";

/** Messages of the footer's cookie settings button, which reopens the consent banner; only the server loads them. */
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
