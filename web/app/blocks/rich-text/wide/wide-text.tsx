import type { ReactNode } from "react";
import href from "./style-sheet.css?url";
import styles from "./wide-text.module.css";

/** Wraps a text so that on wide screens each heading stands beside its section. */
export function WideText({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      <div className={styles.wide}>{children}</div>
    </>
  );
}
