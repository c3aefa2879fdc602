import { useLocale } from "#app/i18n/messages-context.tsx";
import { faqMessages } from "#app/i18n/messages/faq.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import type { FaqData } from "./faq-data.ts";
import { FaqQuestions } from "./faq-questions.tsx";
import { faqUrlQuery } from "./find-answers.ts";
import styles from "./no-answer.module.css";

interface NoAnswerProps {
  data: FaqData;
  query: string;
  /** Called when the visitor follows one of the links that widen the search. */
  onLeave: () => void;
}

/** Most common questions to offer when a search finds none. */
const maxQuestions = 3;

/** Says that no question matches, with links that widen the search and some common questions. */
export function NoAnswer({ data: { groups, category }, query, onLeave }: NoAnswerProps) {
  const faq = faqMessages[useLocale()];
  const [first] = groups;
  const searchAll = { label: faq.searchAll, to: faqUrlQuery(null, query) };
  const clear = { label: faq.clear, to: faqUrlQuery(category, "") };

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
