import { IndexedItems } from "#app/ui/in-order.tsx";
import styles from "./event-facts.module.css";

/** Figures of an event in a row, each with a label; nothing when there are none. */
export function EventFacts({ facts }: { facts: readonly { value: string; label: string }[] }) {
  if (facts.length === 0) return null;

  return (
    <dl className={styles.facts}>
      <IndexedItems items={facts}>
        {({ value, label }) => (
          <div>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        )}
      </IndexedItems>
    </dl>
  );
}
