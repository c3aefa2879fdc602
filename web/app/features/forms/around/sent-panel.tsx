import type { Form } from "@circuit/contract/forms/form";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { formatLongDay, formatTime } from "#app/i18n/format.ts";
import { formSentMessages } from "#app/i18n/messages/form-sent.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useAppMode } from "#app/ui/use-app-mode.ts";
import { formAnchor, type SentReceipt } from "../form-view-data.ts";
import styles from "./sent-panel.module.css";

/** Receipt component, loaded after sending because few visitors send a form. */
const LazyReceipt = lazyComponent(async () => (await import("./submission-receipt.tsx")).SubmissionReceipt);

interface SentPanelProps {
  form: Form;
  /** Receipt of a form that the visitor just sent: the panel then takes the focus. `null` on a server-rendered page. */
  receipt: SentReceipt | null;
}

/** Replaces a sent form with its reference number, the next steps, and a receipt of the answers. */
export function SentPanel({ form, receipt }: SentPanelProps) {
  const locale = useLocale();
  const words = formSentMessages[locale];
  const { pathname } = useLocation();
  const { keepMode } = useAppMode();
  const moment = receipt?.sentAt.toISOString() ?? null;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (receipt !== null) panel.current?.focus();
  }, [receipt]);

  return (
    <div className={styles.sent} data-sent="">
      <div ref={panel} id={formAnchor(form)} className={styles.told} role="status" tabIndex={-1}>
        <h2 className="d3">{form.thanksTitle}</h2>
        {receipt?.reference ? (
          <p className={`num ${styles.reference}`}>
            <span className="visually-hidden">{words.reference} </span>
            {receipt.reference}
          </p>
        ) : null}
        {moment === null ? null : (
          <p className={styles.when}>{words.sentAt(formatLongDay(moment, locale), formatTime(moment, locale))}</p>
        )}
        {form.thanksText === null ? null : <p className="lead">{form.thanksText}</p>}
      </div>
      <SentSteps steps={form.thanksSteps} />
      {receipt === null ? null : <LazyReceipt form={form} receipt={receipt} />}
      <p className={styles.again}>
        {/* Loads the whole page, so that the form is empty again. */}
        <a href={keepMode(pathname)} className="text-link">
          {words.again}
        </a>
      </p>
    </div>
  );
}

/** Lists what happens next; text before a colon says when. */
function SentSteps({ steps }: { steps: Form["thanksSteps"] }) {
  const { next } = formSentMessages[useLocale()];
  if (steps.length === 0) return null;

  return (
    <section className={styles.next}>
      <h3 className="d2">{next}</h3>
      <ol>
        <IndexedItems items={steps}>
          {({ text }) => {
            const [when = "", ...rest] = text.split(": ");
            return (
              <li>
                {rest.length === 0 ? (
                  text
                ) : (
                  <>
                    <b>{when}</b> <span>{rest.join(": ")}</span>
                  </>
                )}
              </li>
            );
          }}
        </IndexedItems>
      </ol>
    </section>
  );
}
