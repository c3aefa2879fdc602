import type { ReactNode } from "react";
import { IndexedItems } from "./in-order.tsx";

interface FactListProps {
  facts: readonly { label: string; value: ReactNode }[];
  className?: string | undefined;
}

/** Lists facts, each with its label. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      <IndexedItems items={facts}>
        {({ label, value }) => (
          <div>
            <dt>{label}</dt> <dd className="num">{value}</dd>
          </div>
        )}
      </IndexedItems>
    </dl>
  );
}
