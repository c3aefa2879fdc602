import { receiptMessages } from "#app/i18n/messages/form-receipt.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { InOrder } from "#app/ui/in-order.tsx";
import styles from "./sent-panel.module.css";

interface ReceiptSummaryProps {
  reference: string | null;
  answers: readonly { label: string; text: string }[];
}

/** Each question with its answer. */
export function ReceiptSummary({ reference, answers }: ReceiptSummaryProps) {
  const { keep } = receiptMessages[useLocale()];
  if (answers.length === 0) return null;

  return (
    <section className={styles.receipt}>
      <h3 className="d2">
        {keep} {reference === null ? null : <span className="num">{reference}</span>}
      </h3>
      <dl>
        <InOrder items={answers}>
          {({ label, text }) => (
            <div>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          )}
        </InOrder>
      </dl>
    </section>
  );
}
