import type { ReactNode } from "react";
import styles from "./error-note.module.css";
import { Icon } from "./icon.tsx";

interface ErrorNoteProps {
  title: string;
  /** Whether it takes the focus when the page loads. */
  takesFocus?: boolean;
  children?: ReactNode;
}

/** Says why what was sent wasn't accepted, and what can be done about it. */
export function ErrorNote({ title, takesFocus = true, children }: ErrorNoteProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the visitor has to know first
    <div className={styles.note} role="alert" tabIndex={-1} data-problem="" autoFocus={takesFocus}>
      <strong>
        <Icon name="warning" />
        {title}
      </strong>
      {children}
    </div>
  );
}
