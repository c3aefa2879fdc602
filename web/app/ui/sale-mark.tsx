import styles from "./sale-mark.module.css";

/** How the ticket sale of an event stands. */
export interface SaleStatus {
  phase: "none" | "open" | "later" | "closed";
  /** The sale's or the event's status as text; `null` for none. */
  words: string | null;
  /** The event is over. */
  isPast: boolean;
}

/** A leaning mark and words: filled while there is something to buy, hollow when there isn't. */
export function SaleMark({ status: { phase, words, isPast } }: { status: SaleStatus }) {
  if (words === null) return null;

  const isHollow = isPast || phase === "later" || phase === "closed";
  return <p className={isHollow ? `${styles.mark} ${styles.hollow}` : styles.mark}>{words}</p>;
}
