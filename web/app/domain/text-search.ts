import { foldText } from "@circuit/contract/fold-text";

/** A stretch of text; `isMatch` tells that it is what the visitor looks for. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A text as `foldText` makes it, and where each of its characters comes from. */
interface Folded {
  text: string;
  /** Index in the original of every character of `text`. */
  origins: number[];
}

/** A place in a folded text; `isStart` when a word starts there. */
interface Match {
  start: number;
  end: number;
  isStart: boolean;
}

/** A word of a search: finds its places in a folded text. */
export type SearchWord = (text: string) => Match[];

function fold(original: string, without = /\u00ad/gu): Folded {
  let text = "";
  const origins: number[] = [];
  let index = 0;

  for (const character of original) {
    // A combining accent folds to nothing, and so stays with the letter before it.
    const plain = foldText(character).replaceAll(without, "");
    text += plain;
    for (let count = 0; count < plain.length; count += 1) origins.push(index);
    index += character.length;
  }
  return { text, origins };
}

const hyphens = /[-\u00ad\u2010\u2011]/gu;

/** A text as it stands there, and without hyphens if it has any: people look for 'wifi' and 'email'. */
function writings(text: string): Folded[] {
  return [fold(text), ...(text.search(hyphens) === -1 ? [] : [fold(text, hyphens)])];
}

/**
 * The words of a search, without case and accents; none for an empty one.
 *
 * @param hasSlips - Whether a word is also found where one letter is another, is missing, is too many, or changed places
 *   with the next: for a search that finds nothing.
 */
export function searchWords(query: string, { hasSlips = false } = {}): SearchWord[] {
  return [...new Set(fold(query).text.split(/\s+/u).filter(Boolean))].map((word) => {
    const forms = [...new Set([word, word.replaceAll(hyphens, "")])].filter(Boolean).flatMap(formsOf);
    const slips = hasSlips ? slipsOf(word) : null;
    return (text) => [
      ...forms.flatMap((form) => matchesOf(text, form, form !== word)),
      ...(slips === null ? [] : slipsIn(text, slips)),
    ];
  });
}

/** Letters of the shortest form that is searched for: too many other words start with a shorter one. */
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

/** A word of a search, and the shorter words that it is a form of: 'parkeren' also finds 'parkeer ik'. */
function formsOf(word: string): string[] {
  const shorter = endings.flatMap(([ending, without]) => (ending.test(word) ? word.replace(ending, without) : []));
  return [word, ...shorter.filter((form) => form.length >= shortestForm)];
}

/** Letters of the shortest word that may have a slip, and of the shortest that may go on after it. */
const shortestSlip = { whole: 4, start: 6 };

/** Finds where a word starts with one of a search, but for one slip of the finger; `null` for one too short or no word. */
function slipsOf(word: string): RegExp | null {
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
 * Case, accents and hyphens make no difference. An empty search fits every text.
 *
 * @param words - As `searchWords` gives them.
 */
export function fitOf(text: string, words: readonly SearchWord[]): (typeof fits)[keyof typeof fits] {
  const folded = writings(text);
  const found = words.map((word) => folded.flatMap((written) => word(written.text)));
  if (found.some((matches) => matches.length === 0)) return fits.none;
  return found.every((matches) => matches.some(({ isStart }) => isStart)) ? fits.wordStart : fits.compound;
}

const letter = /[\p{L}\p{N}]/u;

/** Letters of the shortest word that is found at the end of another: too many words end with a shorter one. */
const shortestEnd = 3;

/** Places where a word of a search is found in a folded text. @param isAtStart - Only where a word starts with it. */
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
 * Cuts a text into parts that match a search and parts that don't, in order; of matches that start together the longest.
 * Joined, the parts are the text.
 *
 * @param words - As `searchWords` gives them.
 */
export function splitMatches(text: string, words: readonly SearchWord[]): TextPart[] {
  const places = writings(text).flatMap(({ text: folded, origins }) =>
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
