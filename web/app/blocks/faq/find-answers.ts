import { queryString } from "#app/domain/query-string.ts";
import { plainText } from "#app/domain/plain-text.ts";
import { searchFitOf, fits, searchWords, type SearchWord } from "#app/domain/text-search.ts";
import type { FaqGroup, FaqQuestion } from "./faq-data.ts";

/** Question that matches the search; `isOpen` when only its answer matches. */
export interface FoundQuestion extends FaqQuestion {
  isOpen: boolean;
}

export interface FoundGroup {
  name: string;
  slug: string;
  questions: FoundQuestion[];
}

/** Matching questions, with the words of the search for highlighting. */
interface FoundAnswers {
  found: FoundGroup[];
  words: readonly SearchWord[];
}

/**
 * Finds the questions that contain every word of a search, in the question or its answer. Matches in the question come
 * first. When no category has a match, searches again and tolerates typing errors.
 *
 * @param category - Slug; `null` for all categories.
 * @param query - Search text; empty matches every question.
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
  return { inQuestion: searchFitOf(question, words), inAll: searchFitOf(`${question} ${plainText(answer)}`, words) };
}

/** Returns the URL query of a search, starting with `?`; `?` alone without category and text. */
export function faqUrlQuery(category: string | null, query: string): string {
  return queryString({ category, q: query.trim() || null });
}
