import type { ReactNode } from "react";
import { IndexedItems } from "./in-order.tsx";
import styles from "./sum-list.module.css";

/** A formatted amount with its name. */
export interface SumLine {
  name: ReactNode;
  amount: string;
  look?: "muted" | "total";
}

/** Lists amounts, each beside its name, down to the total. */
export function SumList({ lines }: { lines: readonly SumLine[] }) {
  return (
    <dl className={`num ${styles.sum}`}>
      <IndexedItems items={lines}>
        {({ name, amount, look }) => {
          const className = look === "total" ? styles.total : look;
          return (
            <>
              <dt className={className}>{name}</dt>
              <dd className={className} translate="no">
                {amount}
              </dd>
            </>
          );
        }}
      </IndexedItems>
    </dl>
  );
}
