import type { NavigationItem } from "@circuit/contract/layout";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { LiveDot } from "#app/ui/live-dot.tsx";
import { MenuItemLink } from "./menu-item-link.tsx";
import styles from "./menu-panel.module.css";

/** The item that leads to the cameras, by its exact title (specification, section 2). */
const liveTitle = "Live cams";

interface MenuGroupsProps {
  primary: readonly NavigationItem[];
  secondary: readonly NavigationItem[];
}

/** Group .01 with the primary items in large letters, group .02 with the secondary ones. */
export function MenuGroups({ primary, secondary }: MenuGroupsProps) {
  const { layout } = useMessages();

  return (
    <>
      <nav className={styles.primary} aria-label={layout.mainMenu}>
        <span className={`wide ${styles.number}`} aria-hidden="true">
          .01
        </span>
        <MenuList items={primary} />
      </nav>
      <nav className={styles.secondary} aria-label={layout.secondaryMenu}>
        <span className={`wide ${styles.number}`} aria-hidden="true">
          .02
        </span>
        <MenuList items={secondary} />
      </nav>
    </>
  );
}

function MenuList({ items }: { items: readonly NavigationItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <MenuItemLink item={item}>
            {item.title === liveTitle ? <LiveDot /> : null}
            {item.title}
          </MenuItemLink>
        </li>
      ))}
    </ul>
  );
}
