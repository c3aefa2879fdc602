import { answerLine } from "@circuit/contract/forms/describe-answers";
import { receiptMessages } from "#app/i18n/messages/form-receipt.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { buttonClass } from "#app/ui/button-link.tsx";
import styles from "./sent-panel.module.css";

/** Most characters of an address that mail programs take. */
const maxEmailLength = 1800;

interface ReceiptButtonsProps {
  title: string;
  reference: string | null;
  answers: readonly { label: string; text: string }[];
}

/** Keeps what was sent: on paper, or in a mail that the visitor's own program writes. */
export function ReceiptButtons({ title, reference, answers }: ReceiptButtonsProps) {
  const words = receiptMessages[useLocale()];
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

/** A text as part of an address, cut where that would be too long. */
function bodyOf(text: string): string {
  const whole = encodeURIComponent(text);
  if (whole.length <= maxEmailLength) return whole;
  // Half a sign may stand at the end: neither of a text nor of what is written for it.
  const cut = whole.slice(0, maxEmailLength).replace(/(?:%[\dA-F]{0,2})+$/u, "");
  return `${cut}%20%E2%80%A6`;
}
