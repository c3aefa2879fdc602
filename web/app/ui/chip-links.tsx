import { useEffect, useRef } from "react";
import { AppLink } from "./app-link.tsx";
import styles from "./chip-links.module.css";

export interface ChipLink {
  label: string;
  /** Address with this choice made. */
  to: string;
  isCurrent: boolean;
  /** How many there are to find; left out where it doesn't help. */
  count?: number | undefined;
}

/**
 * One choice out of a few, as links: the address holds the choice. On phones the
 * row scrolls sideways and the choice comes into view.
 *
 * @param label - What is chosen, for screen readers.
 */
export function ChipLinks({ label, chips }: { label: string; chips: readonly ChipLink[] }) {
  const row = useRef<HTMLUListElement>(null);
  const current = chips.findIndex(({ isCurrent }) => isCurrent);

  useEffect(() => {
    const [first] = row.current?.children ?? [];
    const chip = row.current?.children.item(current);
    // As far as the choice is from the first chip: a row whose first chip is the choice starts where it starts.
    if (row.current && first instanceof HTMLElement && chip instanceof HTMLElement)
      row.current.scrollLeft = chip.offsetLeft - first.offsetLeft;
  }, [current]);

  return (
    <nav aria-label={label}>
      <ul ref={row} className={styles.chips}>
        {chips.map(({ label: name, to, isCurrent, count }) => (
          <li key={to}>
            <AppLink to={to} isInPage className={styles.chip} aria-current={isCurrent ? "true" : undefined}>
              {name}
              {count === undefined ? null : <span className={`num ${styles.count}`}>{count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
