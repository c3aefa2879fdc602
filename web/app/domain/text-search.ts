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
    // A combining accent folds to nothing, and so stays with the letter before it.
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

/** Letters of the shortest form that is searched for: too many other words start with a shorter one. */
const shortestForm = 4;

const endings: readonly [ending: RegExp, without: string][] = [
  // Plekken, honden, kaarten.
  [/([bdfgklmnprst])\1en$/u, "$1"],
  [/en$/u, ""],
  // Parkeren is to parkeer as banen is to baan: an open syllable has one letter less.
  [/([aeou])([bdfgklmnprst])en$/u, "$1$1$2"],
  // Parking, tickets, auto's.
  [/ing$/u, ""],
  [/'?s$/u, ""],
];

/** A word of a search, and the shorter words that it is a form of: 'parkeren' also finds 'parkeer ik'. */
function formsOf(word: string): string[] {
  const shorter = endings.flatMap(([ending, without]) => (ending.test(word) ? word.replace(ending, without) : []));
  return [word, ...shorter.filter((form) => form.length >= shortestForm)];
}

/** How well a text fits a search; the best one first. */
export const fits = { wordStart: 0, compound: 1, none: 2 } as const;

/**
 * Tells how well a text fits a search, which it does when it has every word of it.
 * Dutch glues words together, and so a word of a search is found
 * - where a word starts with it: 'parkeer' in 'parkeerkaart';
 * - as the last part of a word, which says what the thing is, also in the plural
 *   or the diminutive: 'kaart' in 'parkeerkaarten', 'hond' in 'hulphondje';
 * - where a word starts with a shorter form of it: 'parkeren' in 'parkeer';
 * - nowhere else: 'hond' isn't in 'vijftienhonderd'.
 * Case and accents make no difference. An empty search fits every text.
 *
 * @param words - As `searchWords` gives them.
 */
export function fitOf(text: string, words: readonly string[]): (typeof fits)[keyof typeof fits] {
  const folded = fold(text).text;
  const found = words.map((word) => formsOf(word).flatMap((form) => [...matchesOf(folded, form, form !== word)]));
  if (found.some((matches) => matches.length === 0)) return fits.none;
  return found.every((matches) => matches.some(({ isStart }) => isStart)) ? fits.wordStart : fits.compound;
}

const letter = /[\p{L}\p{N}]/u;

/** Letters of the shortest word that is found at the end of another: too many words end with a shorter one. */
const shortestEnd = 3;

/**
 * Places where a word of a search is found in a folded text.
 *
 * @param isAtStart - Only where a word starts with it.
 * @yields {{ start: number; isStart: boolean }} Each place; `isStart` when a word starts there.
 */
function* matchesOf(
  text: string,
  word: string,
  isAtStart: boolean,
  from = 0,
): Generator<{ start: number; isStart: boolean }> {
  const last = word.at(-1) ?? "";
  const ending = letter.test(last)
    ? new RegExp(`^(?:${last}?en|'?s|[en]|${last}?(?:je|tje|pje)s?)?(?![\\p{L}\\p{N}])`, "u")
    : /^/u;
  for (let start = text.indexOf(word, from); start !== -1; start = text.indexOf(word, start + 1)) {
    const isStart = !letter.test(word.charAt(0)) || !letter.test(text.charAt(start - 1));
    const isEnd =
      !isAtStart && word.length >= shortestEnd && ending.test(text.slice(start + word.length, start + word.length + 6));
    if (isStart || isEnd) yield { start, isStart };
  }
}

/**
 * Cuts a text into parts that match a search and parts that don't, in order.
 * Joined, the parts are the text.
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
    for (const form of formsOf(word)) {
      const match = matchesOf(text, form, form !== word, from).next();
      if (form === "" || match.done === true) continue;
      const { start } = match.value;
      const end = start + form.length;
      if (found === null || start < found.start || (start === found.start && end > found.end)) found = { start, end };
    }
  }
  return found;
}
