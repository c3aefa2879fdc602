import type { NavigationItem } from "@circuit/contract/content/layout";
import { useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { useAfterResize } from "#app/ui/use-after-resize.ts";
import { MenuItemLink } from "./menu-item-link.tsx";
import styles from "./site-header.module.css";

/**
 * Menu with the season's events in the header of large screens. CSS cuts off a second line, so items on it leave the
 * tab order; the menu panel has all items.
 */
export function EventsMenu({ items }: { items: readonly NavigationItem[] }) {
  const { layout } = useMessages();
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(items.length);
  const measure = () => setFitting(countOnFirstLine(list.current));
  useLayoutEffect(measure, []);
  useAfterResize(measure);
  if (items.length === 0) return null;

  return (
    <nav className={styles.events} aria-label={layout.eventsMenu}>
      <ul ref={list}>
        {items.map((item, index) => (
          <li key={item.id} data-cut={index < fitting ? undefined : ""}>
            <MenuItemLink item={item}>{item.title}</MenuItemLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Counts the items on the first line; all items while CSS hides the menu, as each position is then zero. */
function countOnFirstLine(list: HTMLUListElement | null): number {
  const tops = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}
