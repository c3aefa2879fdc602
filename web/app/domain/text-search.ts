/** A stretch of text; `isMatch` tells that it is what the visitor looks for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text without case and accents, and where each of its characters comes from. */
interface Folded {
  text: string;
  /** Index in the original of every character of `text`. */
  origins: number[];
}

function fold(original: string): Folded {
  let text = "";
  const origins: number[] = [];
  let index = 0;

  for (const character of original) {
    // An accent of its own folds to nothing, and so stays with the letter before it.
    const plain = character.normalize("NFKD").toLowerCase().replaceAll(/\p{M}/gu, "").replaceAll(/[‘’]/gu, "'");
    text += plain;
    for (let count = 0; count < plain.length; count += 1) origins.push(index);
    index += character.length;
  }
  return { text, origins };
}

/** The words of a search, without case and accents; none for an empty one. */
export function searchWords(query: string): string[] {
  return [...new Set(fold(query).text.split(/\s+/u).filter(Boolean))];
}

/**
 * Tells whether a text has every word of a search somewhere, also as part of a
 * longer word. Case and accents make no difference. An empty search fits every text.
 *
 * @param words - As `searchWords` gives them.
 */
export function hasWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text).text;
  return words.every((word) => folded.includes(word));
}

/**
 * Cuts a text into what is looked for and what isn't, in order. Together the
 * parts are the text.
 *
 * @param words - As `searchWords` gives them.
 */
export function splitMatches(text: string, words: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  const { text: folded, origins } = fold(text);
  const originAt = (index: number) => origins[index] ?? text.length;
  let done = 0;

  for (let next = firstMatch(folded, words, 0); next !== null; next = firstMatch(folded, words, next.end)) {
    const start = Math.max(done, originAt(next.start));
    const end = originAt(next.end);
    if (start > done) parts.push({ text: text.slice(done, start), isMatch: false });
    if (end > start) parts.push({ text: text.slice(start, end), isMatch: true });
    done = Math.max(done, end);
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}

/** The first of the words from `from` on, the longest where several start together. */
function firstMatch(text: string, words: readonly string[], from: number): { start: number; end: number } | null {
  let found: { start: number; end: number } | null = null;
  for (const word of words) {
    const start = text.indexOf(word, from);
    if (word === "" || start === -1) continue;
    const end = start + word.length;
    if (found === null || start < found.start || (start === found.start && end > found.end)) found = { start, end };
  }
  return found;
}
