import type { ReactNode, Ref } from "react";
import { Heading } from "./heading.tsx";
import styles from "./result-bar.module.css";

interface ResultBarProps {
  headingLevel: number;
  /** How many were found, in words; announced when it changes. */
  count: string;
  /** A note on the list, in small print. */
  note?: string | null | undefined;
  /** The count, to bring focus to. */
  ref?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** The line above a list: how many were found and, beside it, the filters that made it so. */
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
