import type { ReactNode } from "react";
import styles from "./text-section.module.css";

/**
 * Section of text; consecutive sections read as one. Its content can query the available width by CSS container
 * queries.
 */
export function TextSection({ children }: { children: ReactNode }) {
  return (
    <section className={`section wrap ${styles.section}`}>
      <div className={styles.column}>{children}</div>
    </section>
  );
}
