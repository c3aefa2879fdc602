import { useRef, useState } from "react";
import { suggestEmail } from "#app/domain/suggest-email.ts";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { usePressEnd } from "#app/ui/use-press-end.ts";
import styles from "../view/form.module.css";
import type { InputAttributes } from "./field-frame.tsx";

interface EmailInputProps extends InputAttributes {
  defaultValue: string;
  placeholder: string;
}

/**
 * An input for an e-mail address. Where its end looks like a slip, scripts ask whether another was meant: it is taken by
 * a button, and what was typed is never refused for it.
 */
export function EmailInput(attributes: EmailInputProps) {
  const { emailMeant, takeEmail } = formMessages[useLocale()];
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string | null>(null);
  const pressEnd = usePressEnd();

  const look = async (typed: string) => {
    await pressEnd();
    // It may have been changed during the press.
    if (input.current?.value === typed) setMeant(suggestEmail(typed));
  };
  const take = (address: string) => {
    if (input.current === null) return;
    input.current.value = address;
    // As if it had been typed: the form keeps a draft.
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
        onInput={() => setMeant(null)}
        onBlur={({ currentTarget }) => void look(currentTarget.value)}
      />
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
