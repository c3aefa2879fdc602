import styles from "./sale-mark.module.css";

export interface SaleStatus {
  phase: "none" | "open" | "later" | "closed";
  /** Status of the sale or the event as text; `null` for none. */
  words: string | null;
  isPast: boolean;
}

/** Shows a sale's status with a mark, filled while tickets are on sale, else hollow. */
export function SaleMark({ status: { phase, words, isPast } }: { status: SaleStatus }) {
  if (words === null) return null;

  const isHollow = isPast || phase === "later" || phase === "closed";
  return <p className={isHollow ? `${styles.mark} ${styles.hollow}` : styles.mark}>{words}</p>;
}
