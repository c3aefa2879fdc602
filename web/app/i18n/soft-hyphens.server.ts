import type { Locale } from "@circuit/contract/locales";
import english from "hyphen/en-gb/index.js";
import dutch from "hyphen/nl/index.js";

const languages = { nl: dutch, en: english };

/** Letters from which a word gets soft hyphens: shorter ones fit a headline on the narrowest phone. */
const minWordLength = 12;

/** Adds soft hyphens between the syllables of long words, for browsers without Dutch hyphenation. */
export function withSoftHyphens(text: string, locale: Locale): string {
  return languages[locale].hyphenateSync(text, { minWordLength, hyphenChar: "\u00AD" });
}
