import { foldText } from "@circuit/contract/fold-text";

/** A part of a text; `isMatch` when it matches the visitor's search. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text without case and accents, with the origin of each of its characters. */
interface Folded {
  text: string;
  /** Index in the original of every character of `text`. */
  origins: number[];
}

/** Position of a found word in a folded text; `isStart` when a word of the text starts there. */
interface Match {
  start: number;
  end: number;
  isStart: boolean;
}

/** A word of a search, as a function that finds it in a folded text. */
export type SearchWord = (text: string) => Match[];

/** Characters that are the same without accents: nearly all, and folding them one by one would take most of a search. */
const plainCharacter = /[A-Za-z0-9 ]/u;

function fold(original: string, without = /\u00ad/gu): Folded {
  let text = "";
  const origins: number[] = [];
  let index = 0;

  for (const character of original) {
    // A combining accent folds to nothing, and so stays with the letter before it.
    const isPlain = plainCharacter.test(character);
    const plain = isPlain ? character.toLowerCase() : foldText(character).replaceAll(without, "");
    text += plain;
    for (let count = 0; count < plain.length; count += 1) origins.push(index);
    index += character.length;
  }
  return { text, origins };
}

const hyphens = /[-\u00ad\u2010\u2011]/gu;

/** Folds a text, and again without hyphens if it has any: people search for 'wifi' and 'email'. */
function foldVariants(text: string): Folded[] {
  return [fold(text), ...(text.search(hyphens) === -1 ? [] : [fold(text, hyphens)])];
}

/**
 * Splits a search into its words, without case and accents.
 *
 * @param hasSlips - Whether to find words with one typing error too: a letter wrong, missing or too many, or two
 *   swapped.
 */
export function searchWords(query: string, { hasSlips = false } = {}): SearchWord[] {
  return [...new Set(fold(query).text.split(/\s+/u).filter(Boolean))].map((word) => {
    const forms = [...new Set([word, word.replaceAll(hyphens, "")])].filter(Boolean).flatMap(stemsOf);
    const slips = hasSlips ? typoPatternOf(word) : null;
    return (text) => [
      ...forms.flatMap((form) => matchesOf(text, form, form !== word)),
      ...(slips === null ? [] : slipsIn(text, slips)),
    ];
  });
}

/** Letters of the shortest stem that is searched for: too many other words start with a shorter one. */
const shortestForm = 4;

const endings: readonly [ending: RegExp, without: string][] = [
  // Plekken, honden, kaarten.
  [/([bdfgklmnprst])\1en$/u, "$1"],
  [/en$/u, ""],
  // Parkeren is to parkeer as banen is to baan: an open syllable has one letter less.
  [/([aeou])([bdfgklmnprst])en$/u, "$1$1$2"],
  // Parking, tickets, auto's, of which the apostrophe is folded away.
  [/ing$/u, ""],
  [/s$/u, ""],
];

/** Returns a word of a search and its possible stems: 'parkeren' also finds 'parkeer ik'. */
function stemsOf(word: string): string[] {
  const shorter = endings.flatMap(([ending, without]) => (ending.test(word) ? word.replace(ending, without) : []));
  return [word, ...shorter.filter((form) => form.length >= shortestForm)];
}

/** Letters of the shortest word that may have a typing error, and of the shortest that may also start longer words. */
const shortestSlip = { whole: 4, start: 6 };

/** Returns a pattern that finds a word with one typing error; `null` for a short word, or one with non-letters. */
function typoPatternOf(word: string): RegExp | null {
  if (word.length < shortestSlip.whole || !/^\p{L}+$/u.test(word)) return null;
  const letters = Array.from(word);
  const slips = letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join("");
    const [next = "", ...rest] = letters.slice(at + 1);
    const after = rest.join("");
    return [
      `${before}\\p{L}?${next}${after}`,
      `${before}\\p{L}${letter}${next}${after}`,
      `${before}${next}${letter}${after}`,
    ];
  });
  const end = letters.length < shortestSlip.start ? "(?![\\p{L}\\p{N}])" : "";
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${slips.join("|")})${end}`, "gu");
}

function slipsIn(text: string, slips: RegExp): Match[] {
  return Array.from(text.matchAll(slips), ({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    isStart: true,
  }));
}

/** How well a text fits a search, for sorting: the best fit has the lowest number. */
export const fits = { wordStart: 0, compound: 1, none: 2 } as const;

/**
 * Returns how well a text fits a search: it must have every word of it. As Dutch has compounds, a word is found
 * - where a word of the text starts with it: 'parkeer' in 'parkeerkaart';
 * - at the end of a word, also in the plural or the diminutive: 'kaart' in 'parkeerkaarten', 'hond' in 'hulphondje';
 * - where a word starts with its stem: 'parkeren' in 'parkeer';
 * - nowhere else: 'hond' isn't in 'vijftienhonderd'.
 *
 * Case, accents and hyphens make no difference. An empty search fits every text.
 */
export function searchFitOf(text: string, words: readonly SearchWord[]): (typeof fits)[keyof typeof fits] {
  const folded = foldVariants(text);
  const found = words.map((word) => folded.flatMap((written) => word(written.text)));
  if (found.some((matches) => matches.length === 0)) return fits.none;
  return found.every((matches) => matches.some(({ isStart }) => isStart)) ? fits.wordStart : fits.compound;
}

const letter = /[\p{L}\p{N}]/u;

/** Letters of the shortest word that is found at the end of a compound: too many words end with a shorter one. */
const shortestEnd = 3;

/** Finds a word of a search in a folded text. @param isAtStart - Whether to find it only at the start of words. */
function matchesOf(text: string, word: string, isAtStart: boolean): Match[] {
  const matches: Match[] = [];
  const last = word.at(-1) ?? "";
  const ending = letter.test(last)
    ? new RegExp(`^(?:${last}?en|s|[en]|${last}?(?:je|tje|pje)s?)?(?![\\p{L}\\p{N}])`, "u")
    : /^/u;
  for (let start = text.indexOf(word); start !== -1; start = text.indexOf(word, start + 1)) {
    const end = start + word.length;
    const isStart = !letter.test(word.charAt(0)) || !letter.test(text.charAt(start - 1));
    const isEnd = !isAtStart && word.length >= shortestEnd && ending.test(text.slice(end, end + 6));
    if (isStart || isEnd) matches.push({ start, end, isStart });
  }
  return matches;
}

/**
 * Splits a text into parts that match a search and parts that don't; joined, they are the text. Of matches with the
 * same start it takes the longest.
 */
export function splitMatches(text: string, words: readonly SearchWord[]): TextPart[] {
  const places = foldVariants(text).flatMap(({ text: folded, origins }) =>
    words
      .flatMap((word) => word(folded))
      .map(({ start, end }) => ({ start: origins[start] ?? text.length, end: origins[end] ?? text.length })),
  );
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (start < done || end <= start) continue;
    if (start > done) parts.push({ text: text.slice(done, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done), isMatch: false });
  return parts;
}
