import type { ReactNode } from "react";
import styles from "./text-section.module.css";

/** A part of a running text: parts that follow each other read as one. What is inside goes by the width it has. */
export function TextSection({ children }: { children: ReactNode }) {
  return (
    <section className={`section wrap ${styles.section}`}>
      <div className={styles.column}>{children}</div>
    </section>
  );
}
