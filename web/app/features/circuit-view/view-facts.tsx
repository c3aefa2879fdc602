import styles from "./view-facts.module.css";

interface ViewFactsProps {
  /** Heading for screen readers. */
  title: string;
  facts: readonly { id: string; value: string; label: string }[];
}

/** Shows facts of a view: each a value in large letters, with its label. */
export function ViewFacts({ title, facts }: ViewFactsProps) {
  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      <dl className={styles.facts}>
        {facts.map(({ id, value, label }) => (
          <div key={id} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={`num ${styles.value}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
