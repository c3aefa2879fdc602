import type { ReactNode } from "react";
import { largeCards } from "#app/domain/card-rows.ts";
import styles from "./card-grid.module.css";

interface CardGridProps<Item> {
  items: readonly Item[];
  /** Key of an item, different for each. */
  keyOf: (item: Item) => string;
  /** Shows an item; `isLarge` tells that it gets half of the width instead of a third. */
  children: (item: Item, isLarge: boolean) => ReactNode;
}

/** Cards in rows that are always full: two large ones to a row, then three. */
export function CardGrid<Item>({ items, keyOf, children }: CardGridProps<Item>) {
  const large = largeCards(items.length);

  return (
    <ul className={styles.grid}>
      {items.map((item, index) => (
        <li key={keyOf(item)} className={index < large ? styles.large : undefined}>
          {children(item, index < large)}
        </li>
      ))}
    </ul>
  );
}
