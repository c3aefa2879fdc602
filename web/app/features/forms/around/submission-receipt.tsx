import { answerLine, describeAnswers } from "@circuit/contract/forms/describe-answers";
import type { Form } from "@circuit/contract/forms/form";
import { formReceiptMessages } from "#app/i18n/messages/form-receipt.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import type { SentReceipt } from "../form-view-data.ts";
import styles from "./sent-panel.module.css";

/** Receipt of the answers, made in the browser: no page of the server contains personal answers. */
export function SubmissionReceipt({ form, receipt }: { form: Form; receipt: SentReceipt }) {
  // Leaves out required checkboxes, as their answer is always yes.
  const shownFields = form.fields.filter(
    (field) => field.__component !== "fields.hidden" && (field.__component !== "fields.checkbox" || !field.required),
  );
  const answers = describeAnswers({ fields: shownFields }, receipt.values, useLocale());
  return (
    <>
      <ReceiptButtons title={form.title} reference={receipt.reference} answers={answers} />
      <ReceiptSummary reference={receipt.reference} answers={answers} />
    </>
  );
}

/** Most characters of the text in a `mailto:` URL: mail programs refuse longer URLs. */
const maxEmailLength = 1800;

interface ReceiptProps {
  reference: string | null;
  answers: readonly { label: string; text: string }[];
}

/** Buttons that print the sent answers, or open an e-mail with them in the visitor's mail program. */
function ReceiptButtons({ title, reference, answers }: ReceiptProps & { title: string }) {
  const words = formReceiptMessages[useLocale()];
  const subject = [title, reference].filter((part) => part !== null).join(" ");
  const lines = answers.map(answerLine).join("\r\n");

  return (
    <p className={`actions ${styles.buttons}`}>
      <button type="button" className={buttonClass({ fill: "dark" })} onClick={() => print()}>
        {words.print}
      </button>
      <a
        className={buttonClass({ fill: "line" })}
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${bodyOf(lines)}`}
      >
        {words.mail}
      </a>
    </p>
  );
}

/** Encodes a text for a URL, and cuts it when it is too long. */
function bodyOf(text: string): string {
  const whole = encodeURIComponent(text);
  if (whole.length <= maxEmailLength) return whole;
  // The cut may split an escape sequence or a character, so drop the escapes at the end.
  const cut = whole.slice(0, maxEmailLength).replace(/(?:%[\dA-F]{0,2})+$/u, "");
  return `${cut}%20%E2%80%A6`;
}

/** Lists the questions of a sent form with their answers. */
function ReceiptSummary({ reference, answers }: ReceiptProps) {
  const { keep } = formReceiptMessages[useLocale()];
  if (answers.length === 0) return null;

  return (
    <section className={styles.receipt}>
      <h3 className="d2">
        {keep} {reference === null ? null : <span className="num">{reference}</span>}
      </h3>
      <FactList facts={answers.map(({ label, text }) => ({ label, value: text }))} />
    </section>
  );
}
