import { useLocation } from "react-router";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { useHasScripts } from "#app/ui/use-has-scripts.ts";
import { ConditionStyles } from "./condition-styles.tsx";
import { DraftNote } from "./draft-note.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FormParts } from "./form-parts.tsx";
import { FormNotes } from "./form-notes.tsx";
import { FormProvider } from "../fields/form-context.ts";
import { FormProblemMessage } from "./form-problem.tsx";
import { formAnchor, formInputNames, type FormViewData } from "../form-view-data.ts";
import styles from "../fields/form.module.css";
import { SentPanel } from "../around/sent-panel.tsx";
import { useFormBehaviour } from "../behaviour/use-form-behaviour.ts";

/**
 * Form from the CMS. Without scripts it posts to its own page, which shows errors or the thank-you; scripts send it
 * without leaving the page.
 */
export function FormView(data: FormViewData & { title: string; intro: string | null }) {
  const { form, outcome, chosen, today, title, intro } = data;
  const { pathname } = useLocation();
  const { keepMode } = useAppMode();
  const messages = formMessages[useLocale()];
  const hasScripts = useHasScripts();
  const { phase, receipt, errors, problem, isRefused, shown, draft, props } = useFormBehaviour(data);
  if (phase === "sent") return <SentPanel form={form} receipt={receipt} />;

  const hasFiles = form.fields.some((field) => field.__component === "fields.file");
  const isCheckedByBrowser = !hasScripts && hasDates(form);

  return (
    <FormProvider
      value={{
        form,
        values: outcome?.values ?? chosen,
        errors,
        isRedisplayed: outcome !== null,
        today,
        isCheckedByBrowser,
      }}
    >
      <ConditionStyles form={form} isCheckedByBrowser={isCheckedByBrowser} />
      <SectionHead title={title} />
      {intro === null ? null : <p className="lead">{intro}</p>}
      <form
        {...props}
        id={formAnchor(form)}
        className={styles.form}
        method="post"
        action={keepMode(pathname)}
        encType={hasFiles ? "multipart/form-data" : undefined}
        // Our messages are in the page's language, and show all errors at once.
        noValidate={!isCheckedByBrowser}
      >
        <input type="hidden" name={formInputNames.form} value={form.documentId} />
        {outcome === null ? null : <input type="hidden" name={formInputNames.token} value={outcome.token} />}
        {isRefused ? <ErrorSummary errors={errors} note={messages.notSent} takesFocus={outcome !== null} /> : null}
        <FormProblemMessage problem={problem} isSaidAtOnce={outcome !== null} />
        <DraftNote draft={draft} hasFiles={hasFiles} />
        <FormParts fields={form.fields} shown={shown} />
        <Trap label={messages.trap} />
        <FormNotes data={data} />
        <div className={styles.send}>
          <button type="submit" className={buttonClass({})} aria-disabled={phase === "pending"}>
            {form.submitLabel}
            <Icon name="arrow" />
          </button>
          <output>{phase === "pending" ? messages.sending : ""}</output>
        </div>
      </form>
    </FormProvider>
  );
}

/**
 * Whether a form has date fields. Browsers submit half a date as empty, which only scripts or the browser's own
 * validation notice.
 */
function hasDates({ fields }: FormViewData["form"]): boolean {
  return fields.some((field) => field.__component === "fields.date");
}

/** Honeypot for bots, hidden from visitors, keyboard, screen readers and autofill. */
function Trap({ label }: { label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {label}
        <input name={formInputNames.trap} type="text" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
