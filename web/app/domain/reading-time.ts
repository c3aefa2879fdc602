/** Words an adult reads in a minute on a screen. */
const wordsAMinute = 220;

/** Number of words of a text: what stands between white space and has a letter or figure. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Whole minutes it takes to read that many words; 1 at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}
