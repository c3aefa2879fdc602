import type { ReactNode } from "react";
import styles from "./text-section.module.css";

/** A part of a running text: parts that follow each other read as one column. */
export function TextSection({ children }: { children: ReactNode }) {
  return (
    <section className={`section wrap ${styles.section}`}>
      <div className={styles.column}>{children}</div>
    </section>
  );
}
