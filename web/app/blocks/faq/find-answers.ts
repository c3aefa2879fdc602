import { pageSearch } from "#app/domain/page-search.ts";
import { plainText } from "#app/domain/plain-text.ts";
import { fitOf, fits } from "#app/domain/text-search.ts";
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

/**
 * The questions of a category in which every word of a search appears, in the
 * question or its answer, the best first: a match in the question before one in the
 * answer, and one at the start of a word before one at its end. Groups without any are
 * left out.
 *
 * @param category - Slug; `null` for all categories.
 * @param words - As `searchWords` gives them; none finds every question.
 */
export function findAnswers(
  groups: readonly FaqGroup[],
  category: string | null,
  words: readonly string[],
): FoundGroup[] {
  return groups
    .filter(({ slug }) => category === null || category === slug)
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

function rankOf({ question, answer }: FaqQuestion, words: readonly string[]) {
  return { inQuestion: fitOf(question, words), inAll: fitOf(`${question} ${plainText(answer)}`, words) };
}

/** The address of a search, as a query that starts with `?`; `?` alone asks for nothing. */
export function faqAddress(category: string | null, query: string): string {
  return pageSearch({ category, q: query.trim() || null });
}
