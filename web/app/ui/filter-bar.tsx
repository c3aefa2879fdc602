import type { ReactNode } from "react";
import styles from "./filter-bar.module.css";

interface FilterBarProps {
  /** Name of the region. */
  label: string;
  /** The question above the first choice. */
  question: string;
  children: ReactNode;
}

/** A grey band across the page that asks what to show. */
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
