import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import styles from "../fields/form.module.css";

interface DraftNoteProps {
  draft: { isRestored: boolean; forget: () => void };
  /** Whether the form has file fields, which drafts can't restore. */
  hasFiles: boolean;
}

/** Says that the form restored a draft, with a button to discard it, as others may use this device too. */
export function DraftNote({ draft, hasFiles }: DraftNoteProps) {
  const messages = formMessages[useLocale()];
  if (!draft.isRestored) return null;
  return (
    <div className={styles.draft} role="status">
      <p>
        {messages.draft} {hasFiles ? messages.filesAgain : ""}
      </p>
      <button type="button" className={buttonClass({ fill: "dark", isSmall: true })} onClick={draft.forget}>
        {messages.forget}
      </button>
    </div>
  );
}
