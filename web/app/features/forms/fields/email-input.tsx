import { useRef, useState } from "react";
import { suggestEmail } from "#app/domain/suggest-email.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { usePressEnd } from "#app/ui/use-press-end.ts";
import { formInputNames } from "../form-view-data.ts";
import styles from "./form.module.css";
import type { InputAttributes } from "./field-frame.tsx";

interface EmailInputProps extends InputAttributes {
  defaultValue: string;
  placeholder: string;
}

/**
 * E-mail input that suggests a correction when the domain looks mistyped, with a button to accept it. It never refuses
 * what the visitor typed.
 */
export function EmailInput(attributes: EmailInputProps) {
  const { emailMeant, takeEmail } = formMessages[useLocale()];
  const input = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState<{ typed: string; meant: string } | null>(null);
  const meant = question?.meant ?? null;
  const pressEnd = usePressEnd();

  const look = async (typed: string) => {
    await pressEnd();
    // The visitor may have changed the value during the press.
    if (input.current?.value !== typed) return;
    const other = suggestEmail(typed);
    setQuestion(other === null ? null : { typed: typed.trim(), meant: other });
  };
  const take = (address: string) => {
    if (input.current === null) return;
    input.current.value = address;
    // Acts like typing, so that the form updates its draft.
    input.current.dispatchEvent(new Event("input", { bubbles: true }));
    input.current.focus();
  };
  return (
    <>
      <input
        {...attributes}
        ref={input}
        type="email"
        autoComplete="email"
        spellCheck={false}
        onInput={() => setQuestion(null)}
        onBlur={({ currentTarget }) => void look(currentTarget.value)}
      />
      {/* Tells the server that the visitor has seen the suggestion. */}
      {question === null ? null : <input type="hidden" name={formInputNames.asked} value={question.typed} />}
      <div className={styles.meant}>
        <span aria-live="polite">{meant === null ? "" : emailMeant(meant)}</span>
        {meant === null ? null : (
          <button
            type="button"
            className={buttonClass({ fill: "line", isSmall: true })}
            aria-label={`${takeEmail}: ${meant}`}
            onClick={() => take(meant)}
          >
            {takeEmail}
          </button>
        )}
      </div>
    </>
  );
}
