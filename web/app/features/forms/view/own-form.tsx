import type { ReactNode } from "react";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { useOwnForm } from "../behaviour/use-own-form.ts";
import { formAnchor, type OwnFormData } from "../form-view-data.ts";
import { ConditionStyles } from "./condition-styles.tsx";
import { DraftNote } from "./draft-note.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FormProvider } from "../fields/form-context.ts";
import { FormParts } from "./form-parts.tsx";
import styles from "../fields/form.module.css";

interface OwnFormProps {
  data: OwnFormData;
  action: string;
  /** Hidden inputs by name, which drafts don't store. */
  hidden: Readonly<Record<string, string>>;
  /** Message why the server didn't accept a form without field errors; `null` for none. */
  problem: ReactNode;
  /** Renders the end of the form, with its submit button. @param isSending - Whether the form is being submitted. */
  renderEnd: (isSending: boolean) => ReactNode;
}

/**
 * One of the site's own forms, such as the checkout, with the fields, rules and messages of CMS forms; the server
 * answers it with a page.
 */
export function OwnForm({ data, action, hidden, problem, renderEnd }: OwnFormProps) {
  const { form, values, today, isRedisplayed } = data;
  const { keepMode } = useAppMode();
  const { errors, isRefused, isSending, shown, draft, props } = useOwnForm(data);

  return (
    <FormProvider value={{ form, values, errors, isRedisplayed, today, isCheckedByBrowser: false }}>
      <ConditionStyles form={form} isCheckedByBrowser={false} />
      <form {...props} id={formAnchor(form)} className={styles.form} method="post" action={keepMode(action)} noValidate>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {isRefused ? <ErrorSummary errors={errors} takesFocus={Object.keys(data.errors).length > 0} /> : null}
        {problem}
        <DraftNote draft={draft} hasFiles={false} />
        <FormParts fields={form.fields} shown={shown} />
        {renderEnd(isSending)}
      </form>
    </FormProvider>
  );
}
