import type { SeedDocument } from "../document.ts";
import { entry } from "../references.ts";
import { type RichTextNode, paragraph } from "../rich-text.ts";

/** A question and its answer: nodes of rich text, where a bare text is a paragraph. */
type Words = readonly [question: string, ...answer: (string | RichTextNode)[]];

/** A question in both languages, under the last part of its seed key. */
interface Question {
  key: string;
  nl: Words;
  en: Words;
}

/**
 * The questions of one category, in order.
 *
 * @param category - Seed key of the category.
 */
export function faqItems(category: string, questions: readonly Question[]): SeedDocument[] {
  return questions.map(({ key, nl, en }, index) => {
    const shared = { category: entry("faq-category", category), order: index + 1 };
    return { key: `${category}-${key}`, nl: { ...shared, ...item(nl) }, en: { ...shared, ...item(en) } };
  });
}

function item([question, ...answer]: Words) {
  return { question, answer: answer.map((node) => (typeof node === "string" ? paragraph(node) : node)) };
}
