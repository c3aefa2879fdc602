import type { Locale } from "@circuit/contract/locales";

/** Name of each language in that language. */
export const ownLanguageNames: Record<Locale, string> = { nl: "Nederlands", en: "English" };
