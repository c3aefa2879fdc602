import type { Locale } from "@circuit/contract/locales";

/** Each language in its own words, as its speakers look for it; the same on every page. */
export const ownLanguageNames: Record<Locale, string> = { nl: "Nederlands", en: "English" };
