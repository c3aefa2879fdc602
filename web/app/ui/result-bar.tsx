import type { ReactNode, Ref } from "react";
import { Heading } from "./heading.tsx";
import styles from "./result-bar.module.css";

interface ResultBarProps {
  headingLevel: number;
  /** Number of results, in words; screen readers announce changes. */
  count: string;
  note?: string | null | undefined;
  /** Element with the count, for moving the focus to it. */
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** Line above a list with the number of results and, as children, the active filters. */
export function ResultBar({ headingLevel, count, note, ref, children }: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <Heading level={headingLevel} className={`num ${styles.count}`}>
        <span role="status" tabIndex={-1} ref={ref}>
          {count}
          {note ? <small> {note}</small> : null}
        </span>
      </Heading>
      {children}
    </div>
  );
}
