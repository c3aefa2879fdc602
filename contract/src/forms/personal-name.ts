/** Endings that short addresses have: `t.co`, `is.gd`. Initials, as in `J.P.`, and `v.d.Berg` have none of these. */
const shortAddress =
  /(?:^|[^\p{L}\p{N}])[\p{L}\p{N}-]{1,2}\.(?:app|be|cc|co|com|de|eu|gd|gl|info|io|is|link|ly|me|net|nl|org|to|tv|uk|xyz)(?![\p{L}\p{N}])/iu;

/** A word of three letters or more, a dot, and a word: an address, even where it isn't one yet. */
const address = /[\p{L}\p{N}-]{3,}\.\p{L}{2,}/u;

/**
 * Tells whether a text can be a person's name: it holds nothing that a mail program makes a link of. A name goes into
 * mails, and anybody may have one sent to a stranger.
 */
export function isPersonalName(text: string): boolean {
  return !/[/\\@<>]|www\./iu.test(text) && !shortAddress.test(text) && !address.test(text);
}
