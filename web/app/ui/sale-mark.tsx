import { useMessages } from "#app/i18n/messages-context.tsx";
import styles from "./sale-mark.module.css";

/** How the ticket sale of an event stands. */
export interface SaleStatus {
  saleState: "none" | "on-sale" | "few-left" | "not-yet" | "sold-out";
  /** The editor's own words; `null` leaves the site's. */
  statusLabel: string | null;
  /** The event is over. */
  isPast: boolean;
}

/** A leaning mark and words: filled while there is something to buy, hollow when there isn't. */
export function SaleMark({ status: { saleState, statusLabel, isPast } }: { status: SaleStatus }) {
  const { sale } = useMessages().lists.events;
  const own = saleState === "few-left" || saleState === "not-yet" || saleState === "sold-out" ? sale[saleState] : null;
  const words = isPast ? sale.past : (statusLabel ?? own);
  if (words === null) return null;

  const isHollow = isPast || saleState === "not-yet" || saleState === "sold-out";
  return <p className={isHollow ? `${styles.mark} ${styles.hollow}` : styles.mark}>{words}</p>;
}
