import { useLocale } from "#app/i18n/messages-context.tsx";
import { faqMessages } from "#app/i18n/messages/faq.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { FaqData } from "./faq-data.ts";
import { FaqQuestions } from "./faq-questions.tsx";
import { faqAddress } from "./find-answers.ts";
import styles from "./no-answer.module.css";

interface NoAnswerProps {
  data: FaqData;
  /** What the visitor has typed. */
  query: string;
  /** A way out was taken. */
  onLeave: () => void;
}

/** How many questions are offered instead. */
const maxQuestions = 3;

/** No answer was found: says so, offers to look further, and what others ask most. */
export function NoAnswer({ data: { groups, category }, query, onLeave }: NoAnswerProps) {
  const faq = faqMessages[useLocale()];
  const [first] = groups;
  const searchAll = { label: faq.searchAll, to: faqAddress(null, query) };
  const clear = { label: faq.clear, to: faqAddress(category, "") };

  return (
    <div>
      <EmptyState
        title={faq.emptyTitle}
        text={category === null ? faq.emptyText : faq.emptyTextInCategory}
        links={category === null ? [clear] : [searchAll, clear]}
        onLeave={onLeave}
      />
      {first ? (
        <div className={styles.often}>
          <p>{faq.often}</p>
          <FaqQuestions
            groups={[
              {
                ...first,
                questions: first.questions.slice(0, maxQuestions).map((question) => ({ ...question, isOpen: false })),
              },
            ]}
            hasNames={false}
            headingLevel={2}
          />
        </div>
      ) : null}
    </div>
  );
}
