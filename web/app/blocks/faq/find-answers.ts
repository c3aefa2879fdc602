import { pageSearch } from "#app/domain/page-search.ts";
import { plainText } from "#app/domain/plain-text.ts";
import { fitOf, fits, searchWords, type SearchWord } from "#app/domain/text-search.ts";
import type { FaqGroup, FaqQuestion } from "./faq-data.ts";

/** A question that was found; `isOpen` when only its answer has what the visitor looks for. */
export interface FoundQuestion extends FaqQuestion {
  isOpen: boolean;
}

export interface FoundGroup {
  name: string;
  slug: string;
  questions: FoundQuestion[];
}

/** Result of a search, with its words for highlighting. */
interface FoundAnswers {
  found: FoundGroup[];
  words: readonly SearchWord[];
}

/**
 * The questions of a category in which every word of a search appears, in the
 * question or its answer, the best first: a match in the question before one in the
 * answer, and one at the start of a word before one at its end. Groups without any are
 * left out. A search that finds nothing in any category is taken for one with slips of the finger.
 *
 * @param category - Slug; `null` for all categories.
 * @param query - What the visitor typed; nothing finds every question.
 */
export function findAnswers(groups: readonly FaqGroup[], category: string | null, query: string): FoundAnswers {
  const exact = searchWords(query);
  const all = groupsWith(groups, exact);
  const words = all.length > 0 ? exact : searchWords(query, { hasSlips: true });
  const found = all.length > 0 ? all : groupsWith(groups, words);
  return { found: found.filter(({ slug }) => category === null || category === slug), words };
}

function groupsWith(groups: readonly FaqGroup[], words: readonly SearchWord[]): FoundGroup[] {
  return groups
    .map(({ name, slug, questions }) => ({
      name,
      slug,
      questions: questions
        .map((found) => ({ found, ...rankOf(found, words) }))
        .filter(({ inAll }) => inAll !== fits.none)
        .toSorted((one, other) => one.inQuestion - other.inQuestion || one.inAll - other.inAll)
        .map(({ found, inQuestion }) => ({ ...found, isOpen: inQuestion === fits.none })),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function rankOf({ question, answer }: FaqQuestion, words: readonly SearchWord[]) {
  return { inQuestion: fitOf(question, words), inAll: fitOf(`${question} ${plainText(answer)}`, words) };
}

/** The address of a search, as a query that starts with `?`; `?` alone asks for nothing. */
export function faqAddress(category: string | null, query: string): string {
  return pageSearch({ category, q: query.trim() || null });
}
