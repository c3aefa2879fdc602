import { hasIban, hasDomainName, withPlainDots } from "./plain-line.ts";

/** Top-level domains of short URLs, such as `t.co` and `is.gd`. */
const shortAddress = /^(?:app|be|cc|co|com|de|eu|gd|gl|info|io|is|link|ly|me|net|nl|org|to|tv|uk|xyz)$/iu;

/** Four or more digits: a telephone number, a code or an amount. */
const number = /\d(?:[ .-]?\d){3,}/u;

/**
 * Tells whether a text can be a person's name, without a URL, e-mail address, IBAN or long number. Anybody may have a
 * mail with such a name sent to a stranger.
 */
export function isPersonalName(text: string): boolean {
  const plain = withPlainDots(text);
  if (/\/\/|[\\@<>]|www\./iu.test(plain) || hasIban(plain) || number.test(plain)) return false;
  // Words of more than two letters with a dot between them count as a domain, whatever the ending.
  return !hasDomainName(plain, (word, ending) => word.length > 2 || shortAddress.test(ending));
}
