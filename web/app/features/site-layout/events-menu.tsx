import type { NavigationItem } from "@circuit/contract/content/layout";
import { useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { useAfterResize } from "#app/ui/use-after-resize.ts";
import { MenuItemLink } from "./menu-item-link.tsx";
import styles from "./site-header.module.css";

/**
 * The events of the season, in the header of large screens. Items that don't fit
 * fall to a second line that is cut off; those are taken out of the tab order too. The menu panel has all.
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

/** All of them while the menu isn't shown: then every item is at zero. */
function countOnFirstLine(list: HTMLUListElement | null): number {
  const tops = [...(list?.children ?? [])].map((item) => item.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}
