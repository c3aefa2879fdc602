import { RichText } from "#app/blocks/rich-text/rich-text.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { MarkedText } from "#app/ui/marked-text.tsx";
import styles from "./faq-questions.module.css";
import type { FoundGroup } from "./find-answers.ts";

interface FaqQuestionsProps {
  groups: readonly FoundGroup[];
  /** Whether category names stand above their questions. */
  hasNames: boolean;
  headingLevel: number;
}

/** Questions that each unfold to show their answer. */
export function FaqQuestions({ groups, hasNames, headingLevel }: FaqQuestionsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, slug, questions }) => (
        <div key={slug}>
          {hasNames ? (
            <Heading level={headingLevel} className={`h3 ${styles.name}`}>
              {name}
            </Heading>
          ) : null}
          {questions.map(({ id, question, answer, isOpen }) => (
            <details key={id} className={styles.question} open={isOpen}>
              <summary>
                <span>
                  <MarkedText text={question} />
                </span>
              </summary>
              <div className={styles.answer}>
                <RichText content={answer} topLevel={headingLevel + 1} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}
