import { saleWords } from "#app/domain/sale-state.ts";
import { useMessages } from "#app/i18n/messages-context.tsx";
import styles from "./sale-mark.module.css";

/** How the ticket sale of an event stands. */
export interface SaleStatus {
  saleState: "none" | "on-sale" | "few-left" | "not-yet" | "sold-out" | "cancelled";
  /** The editor's own words; `null` leaves the site's. */
  statusLabel: string | null;
  /** The event is over. */
  isPast: boolean;
}

/** A leaning mark and words: filled while there is something to buy, hollow when there isn't. */
export function SaleMark({ status }: { status: SaleStatus }) {
  const { sale } = useMessages().lists.events;
  const { saleState, isPast } = status;
  const isCancelled = saleState === "cancelled";
  const words = isPast && !isCancelled ? sale.past : saleWords(status, sale);
  if (words === null) return null;

  const isHollow = isPast || isCancelled || saleState === "not-yet" || saleState === "sold-out";
  return <p className={isHollow ? `${styles.mark} ${styles.hollow}` : styles.mark}>{words}</p>;
}
