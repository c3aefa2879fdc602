/** Fewest letters of a word that a phone is too narrow for at the size of titles. */
const fewestLetters = 14;

/** How many letters a title has that is a single long word; `undefined` for any other. */
export function lettersOfLongWord(title: string): number | undefined {
  return /^\p{L}+$/u.test(title) && title.length >= fewestLetters ? title.length : undefined;
}
