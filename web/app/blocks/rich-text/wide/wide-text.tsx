import type { ReactNode } from "react";
import href from "./style-sheet.css?url";
import styles from "./wide-text.module.css";

/** Where there is room, each heading of a text stands beside what it is about. */
export function WideText({ children }: { children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={href} precedence="own" />
      <div className={styles.wide}>{children}</div>
    </>
  );
}
