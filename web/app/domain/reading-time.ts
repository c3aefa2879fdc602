/** Words that an adult reads in a minute on a screen. */
const wordsAMinute = 220;

/** Counts the words of a text that have a letter or digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Returns the whole minutes that it takes to read a number of words; at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute));
}
