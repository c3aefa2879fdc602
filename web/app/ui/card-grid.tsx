import type { ReactNode } from "react";
import { largeCards } from "#app/domain/large-cards.ts";
import styles from "./card-grid.module.css";

interface CardGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Renders an item; `isLarge` when it takes half the width instead of a third. */
  children: (item: Item, isLarge: boolean) => ReactNode;
}

/** Grid of cards whose rows are always full: two large cards in a row, then three. */
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
