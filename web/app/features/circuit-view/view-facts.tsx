import styles from "./view-facts.module.css";

interface ViewFactsProps {
  /** For screen readers. */
  title: string;
  facts: readonly { id: string; value: string; label: string }[];
}

/** Facts of a view: a word or number in large letters, and what it says. */
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
