import type { Locale } from "@circuit/contract/locales";
import english from "hyphen/en-gb/index.js";
import dutch from "hyphen/nl/index.js";

const languages = { nl: dutch, en: english };

/** Shorter words fit a headline on the narrowest phone. */
const minWordLength = 12;

/**
 * Puts soft hyphens between the syllables of long words, by the patterns of the language: a headline may then break where a
 * reader expects it, also in browsers that know no Dutch syllables.
 */
export function withSoftHyphens(text: string, locale: Locale): string {
  return languages[locale].hyphenateSync(text, { minWordLength, hyphenChar: "\u00AD" });
}
