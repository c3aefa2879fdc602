import type { ReactNode } from "react";
import styles from "./pull-quote.module.css";

interface PullQuoteProps {
  children: ReactNode;
  /** Who said it; absent when unknown. */
  source?: string | undefined;
}

/** Quotation in large letters behind a yellow bar. */
export function PullQuote({ children, source }: PullQuoteProps) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      {source ? <figcaption>{source}</figcaption> : null}
    </figure>
  );
}
