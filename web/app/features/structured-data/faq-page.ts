import type { RichText } from "@circuit/contract/content/rich-text";
import type { FAQPage } from "schema-dts";
import { plainText } from "#app/domain/plain-text.ts";

/** Returns questions with plain-text answers for search engines (Google: FAQPage). */
export function faqPage(questions: readonly { question: string; answer: RichText }[]) {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question" as const,
      name: question,
      acceptedAnswer: { "@type": "Answer" as const, text: plainText(answer).trim() },
    })),
  } satisfies FAQPage;
}
