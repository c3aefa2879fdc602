import type { NavigationItem } from "@circuit/contract/content/layout";
import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MenuItemLink } from "./menu-item-link.tsx";
import styles from "./menu-panel.module.css";
import { sectionsOf } from "./menu-sections.ts";
import { PhoneLink } from "./phone-link.tsx";
import { camerasOnAirPath } from "@circuit/contract/urls/own-paths";
import { LiveDot } from "#app/ui/live-dot.tsx";

/** Title of the menu item that links to the live cameras (checklist L07). */
const liveTitle = "Live cams";

interface MenuGroupsProps {
  primary: readonly NavigationItem[];
  secondary: readonly NavigationItem[];
  /** Events, of which the header of large screens shows as many as fit. */
  events: readonly NavigationItem[];
  /** Telephone number at the end of the secondary menu; `null` when the site settings have none. */
  phone: string | null;
  /** Whether the menu is open: only then the browser fetches whether a camera is live. */
  isOpen: boolean;
}

/** Numbered groups of the menu: the primary items in large letters, those of the secondary menu, and the events. */
export function MenuGroups({ primary, secondary, events, phone, isOpen }: MenuGroupsProps) {
  const { layout } = useMessages();
  const sections = sectionsOf(secondary);

  return (
    <>
      <nav className={styles.primary} aria-label={layout.mainMenu}>
        <GroupNumber number={1} />
        <MenuList items={primary} isOpen={isOpen} />
      </nav>
      <nav className={styles.secondary} aria-label={layout.secondaryMenu}>
        {[...sections, ...sectionsOf(events)].map(({ head, items }, index) => (
          <div key={head?.id ?? items[0]?.id}>
            <GroupNumber number={index + 2} />
            {head ? (
              <h2 className="d2">
                <MenuItemLink item={head}>{head.title}</MenuItemLink>
              </h2>
            ) : null}
            <MenuList items={items} isOpen={isOpen}>
              {phone !== null && index === sections.length - 1 ? (
                <li>
                  <PhoneLink phone={phone}>
                    <Icon name="phone" />
                  </PhoneLink>
                </li>
              ) : null}
            </MenuList>
          </div>
        ))}
      </nav>
    </>
  );
}

function GroupNumber({ number }: { number: number }) {
  return (
    <span className={`wide ${styles.number}`} aria-hidden="true">
      {`.0${number}`}
    </span>
  );
}

interface MenuListProps {
  items: readonly NavigationItem[];
  isOpen: boolean;
  children?: ReactNode;
}

function MenuList({ items, isOpen, children }: MenuListProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <MenuItemLink item={item}>
            {item.title === liveTitle ? <LiveItem title={item.title} isOpen={isOpen} /> : item.title}
          </MenuItemLink>
        </li>
      ))}
      {children}
    </ul>
  );
}

/**
 * Title of the link to the cameras, with a dot that pulses while a camera is live. A cached page can't know that, so
 * the browser fetches it when the menu opens.
 */
function LiveItem({ title, isOpen }: { title: string; isOpen: boolean }) {
  const { layout } = useMessages();
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const ask = async () => {
      const answer = await fetch(camerasOnAirPath);
      const answered: unknown = answer.ok ? await answer.json() : null;
      setLive(Number(Reflect.get(Object(answered), "live")) > 0);
    };
    ask().catch(() => undefined);
  }, [isOpen]);
  return (
    <>
      <LiveDot isStill={!isLive} />
      {title}
      {isLive ? <span className="visually-hidden">{layout.liveNow}</span> : null}
    </>
  );
}
