import type { NavigationItem } from "@circuit/contract/content/layout";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { RemoteIcon } from "#app/ui/remote-icon.tsx";
import type { LayoutData } from "./layout-data.ts";
import { MenuItemLink } from "./menu-item-link.tsx";
import styles from "./site-header.module.css";

interface HeaderButtonsProps {
  items: readonly NavigationItem[];
  icons: LayoutData["icons"];
}

/**
 * Links in the header: an icon, from medium width with its title. No `nav` landmark, as the menu has the same links.
 */
export function HeaderButtons({ items, icons }: HeaderButtonsProps) {
  const { layout } = useMessages();
  if (items.length === 0) return null;

  return (
    <ul className={styles.buttons} aria-label={layout.headerButtons}>
      {items.map((item) => (
        <li key={item.id}>
          <MenuItemLink item={item} className={styles.headerButton}>
            {item.icon === null ? null : <RemoteIcon name={item.icon} path={icons[item.icon]} />}
            <span className={item.icon === null ? undefined : styles.buttonTitle}>{item.title}</span>
          </MenuItemLink>
        </li>
      ))}
    </ul>
  );
}
