import { namesAccount, namesDomain, withPlainDots } from "./plain-line.ts";

/** Endings that short addresses have: `t.co`, `is.gd`. */
const shortAddress = /^(?:app|be|cc|co|com|de|eu|gd|gl|info|io|is|link|ly|me|net|nl|org|to|tv|uk|xyz)$/iu;

/** A telephone number, a code or an amount; years of age and ranks are shorter. */
const number = /\d(?:[ .-]?\d){3,}/u;

/**
 * Tells whether a text can be a person's name: it holds no web address, account or long number. A name goes into
 * mails, and anybody may have one sent to a stranger.
 */
export function isPersonalName(text: string): boolean {
  const plain = withPlainDots(text);
  if (/\/\/|[\\@<>]|www\./iu.test(plain) || namesAccount(plain) || number.test(plain)) return false;
  // A longer word before a dot is one even where its ending isn't known.
  return !namesDomain(plain, (word, ending) => word.length > 2 || shortAddress.test(ending));
}
