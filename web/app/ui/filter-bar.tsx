import type { ReactNode } from "react";
import styles from "./filter-bar.module.css";

interface FilterBarProps {
  /** Accessible name of the region. */
  label: string;
  question: string;
  children: ReactNode;
}

/** Full-width grey bar with the filters of a list. */
export function FilterBar({ label, question, children }: FilterBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <div className={`wrap ${styles.inner}`}>
        <p className={styles.question}>{question}</p>
        {children}
      </div>
    </section>
  );
}
