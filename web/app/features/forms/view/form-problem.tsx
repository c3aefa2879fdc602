import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { VerifyEmailLink } from "#app/ui/mailed-link.tsx";
import type { FormProblem } from "../form-view-data.ts";
import styles from "../fields/form.module.css";

interface FormProblemMessageProps {
  problem: FormProblem | null;
  /** Whether it takes the focus when the page loads. */
  isSaidAtOnce: boolean;
}

/** Whether sending the same form again may succeed. */
function isForLater(problem: FormProblem): boolean {
  return problem === "failed" || problem === "later" || problem === "offline";
}

/** Says why the server didn't accept a form without field errors (checklist F16); nothing when it did. */
export function FormProblemMessage({ problem, isSaidAtOnce }: FormProblemMessageProps) {
  const messages = formMessages[useLocale()];
  if (problem === null) return null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the visitor has to know first
    <div className={styles.problem} role="alert" tabIndex={-1} data-problem autoFocus={isSaidAtOnce}>
      <strong>
        <Icon name="warning" />
        {messages[problem]}
      </strong>
      {problem === "tooMany" ? <VerifyEmailLink /> : null}
      {isForLater(problem) ? (
        <>
          <p>{messages.failedText}</p>
          <p>
            <button type="submit" className={buttonClass({ fill: "line", isSmall: true })}>
              {messages.retry}
            </button>
          </p>
        </>
      ) : null}
    </div>
  );
}
