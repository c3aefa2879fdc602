import type { Form } from "@circuit/contract/forms/form";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { formMessages } from "#app/i18n/messages/forms.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { formAnchor } from "../form-view-data.ts";
import styles from "./form.module.css";

interface SentPanelProps {
  form: Form;
  /** It was sent just now, from this page: then it takes the focus. */
  isNew: boolean;
}

/** What stands in the form's place once it is sent. */
export function SentPanel({ form, isNew }: SentPanelProps) {
  const { again } = formMessages[useLocale()];
  const { pathname } = useLocation();
  const { keepMode } = useAppMode();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) panel.current?.focus();
  }, [isNew]);

  return (
    <div ref={panel} id={formAnchor(form)} className={styles.sent} role="status" tabIndex={-1} data-sent="">
      <h2 className="d3">{form.thanksTitle}</h2>
      {form.thanksText === null ? null : <p className="lead">{form.thanksText}</p>}
      <p>
        {/* A whole page load: the form is to be empty again. */}
        <a href={keepMode(pathname)} className={buttonClass({ fill: "dark" })}>
          {again}
        </a>
      </p>
    </div>
  );
}
