import type { Form } from "@circuit/contract/forms/form";
import { formSentMessages } from "#app/i18n/messages/form-sent.ts";
import { useLocale } from "#app/i18n/messages-context.tsx";
import { IndexedItems } from "#app/ui/in-order.tsx";
import styles from "./sent-panel.module.css";

/** Lists what happens next; text before a colon says when. */
export function SentSteps({ steps }: { steps: Form["thanksSteps"] }) {
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
