import type { FormErrorKey, FormErrors } from "@circuit/contract/forms/form-errors";
import { useId } from "react";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useForm } from "../fields/form-context.ts";
import { inputId } from "../form-view-data.ts";
import { useErrorText } from "../fields/use-error-text.ts";
import styles from "../fields/form.module.css";

/** Errors whose messages don't name their field, as they usually stand beside it. */
const namesNoField: ReadonlySet<FormErrorKey> = new Set([
  "forms.errors.date",
  "forms.errors.fileType",
  "forms.errors.fileSize",
  "forms.errors.fileCount",
]);

interface ErrorSummaryProps {
  errors: FormErrors;
  note?: string;
  /** Whether it takes the focus when the page loads. */
  takesFocus?: boolean;
}

/** Lists all errors in the order of the form with links to their fields; screen readers announce it at once. */
export function ErrorSummary({ errors, note, takesFocus = false }: ErrorSummaryProps) {
  const messages = formMessages[useLocale()];
  const { form } = useForm();
  const errorText = useErrorText();
  const titleId = useId();
  const all = Object.entries(errors);
  if (all.length === 0) return null;

  return (
    <div
      className={styles.summary}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-summary=""
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what the visitor has to know first
      autoFocus={takesFocus}
    >
      <b className="num" aria-hidden="true">
        {all.length}
      </b>
      <h2 className="d2" id={titleId}>
        {messages.errorTitle(all.length)}
      </h2>
      {note === undefined ? null : <p>{note}</p>}
      <ul>
        {all.map(([name, error]) => (
          <li key={name}>
            <a href={`#${inputId(form, name)}`}>
              {namesNoField.has(error.key) ? `${error.params["label"] ?? ""}: ` : ""}
              {errorText(name, error)}
              <Icon name="down" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
