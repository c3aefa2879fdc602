import type { NavigationItem } from "@circuit/contract/layout";
import { useCallback, useState } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { useAfterResize } from "#app/ui/use-after-resize.ts";
import { MenuItemLink } from "./menu-item-link.tsx";
import styles from "./site-header.module.css";

/**
 * The events of the season, in the header of large screens. Items that don't fit
 * fall to a second line that is cut off; those are taken out of the tab order too.
 */
export function EventsMenu({ items }: { items: readonly NavigationItem[] }) {
  const { layout } = useMessages();
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const [fitting, setFitting] = useState(items.length);
  const measure = useCallback((element: HTMLUListElement | null) => {
    setList(element);
    if (element) setFitting(countOnFirstLine(element));
  }, []);
  useAfterResize(() => (list ? setFitting(countOnFirstLine(list)) : undefined));
  if (items.length === 0) return null;

  return (
    <nav className={styles.events} aria-label={layout.eventsMenu}>
      <ul ref={measure}>
        {items.map((item, index) => (
          <li key={item.id} data-cut={index < fitting ? undefined : ""}>
            <MenuItemLink item={item}>{item.title}</MenuItemLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All of them while the menu isn't shown: then every item has the same, zero, offset. */
function countOnFirstLine(list: HTMLUListElement): number {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  return items.filter(({ offsetTop }) => offsetTop === items[0]?.offsetTop).length;
}
