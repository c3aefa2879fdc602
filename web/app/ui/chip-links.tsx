import { useEffect, useRef } from "react";
import { AppLink } from "./app-link.tsx";
import styles from "./chip-links.module.css";

export interface ChipLink {
  label: string;
  /** URL with this choice. */
  to: string;
  isCurrent: boolean;
  /** Number of results with this choice; absent to show none. */
  count?: number | undefined;
}

/**
 * Choice of one option as links, so that the URL holds it. On phones the row scrolls sideways, to the current option.
 *
 * @param label - Name of the choice, for screen readers.
 */
export function ChipLinks({ label, chips }: { label: string; chips: readonly ChipLink[] }) {
  const row = useRef<HTMLUListElement>(null);
  const current = chips.findIndex(({ isCurrent }) => isCurrent);

  useEffect(() => {
    const [first] = row.current?.children ?? [];
    const chip = row.current?.children.item(current);
    // Offset from the first chip, so that a row whose first chip is current doesn't scroll.
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
