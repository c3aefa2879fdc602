import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { ErrorNote } from "#app/ui/error-note.tsx";
import { VerifyEmailLink } from "#app/ui/mailed-link.tsx";
import type { FormProblem } from "../form-view-data.ts";

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
    <ErrorNote title={messages[problem]} takesFocus={isSaidAtOnce}>
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
    </ErrorNote>
  );
}
