import { namesAccount, withPlainDots } from "./plain-line.ts";

/** Endings that short addresses have: `t.co`, `is.gd`. Initials, as in `J.P.`, and `v.d.Berg` have none of these. */
const shortAddress =
  /(?:^|[^\p{L}\p{N}])[\p{L}\p{N}-]{1,2}\.(?:app|be|cc|co|com|de|eu|gd|gl|info|io|is|link|ly|me|net|nl|org|to|tv|uk|xyz)(?![\p{L}\p{N}])/iu;

/** A word of three letters or more, a dot, and a word: an address, even where it isn't one yet. */
const address = /[\p{L}\p{N}-]{3,}\.\p{L}{2,}/u;

/** A telephone number, a code or an amount; years of age and ranks are shorter. */
const number = /\d(?:[ .-]?\d){3,}/u;

/**
 * Tells whether a text can be a person's name: it holds no web address, account or long number. A name goes into
 * mails, and anybody may have one sent to a stranger.
 */
export function isPersonalName(text: string): boolean {
  const plain = withPlainDots(text);
  if (/[/\\@<>]|www\./iu.test(plain) || shortAddress.test(plain) || address.test(plain)) return false;
  return !namesAccount(plain) && !number.test(plain);
}
