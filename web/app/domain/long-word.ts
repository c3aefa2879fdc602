/** Letters from which a word in the size of titles is wider than a phone's screen. */
const fewestLetters = 14;

/** Returns the number of letters of a title that is a single long word; `undefined` for any other title. */
export function lettersOfLongWord(title: string): number | undefined {
  return /^\p{L}+$/u.test(title) && title.length >= fewestLetters ? title.length : undefined;
}
