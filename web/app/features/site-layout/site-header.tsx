import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { AccountLink } from "./account-link.tsx";
import { EventsMenu } from "./events-menu.tsx";
import { HeaderButtons } from "./header-buttons.tsx";
import type { LayoutData } from "./layout-data.ts";
import { MenuButton } from "./menu-button.tsx";
import { MenuPanel } from "./menu-panel.tsx";
import type { PageInfo } from "./page-info.ts";
import styles from "./site-header.module.css";
import { SiteLogo } from "./site-logo.tsx";

/**
 * The fixed header: logo, events menu, header buttons and Menu. Transparent at
 * the top, over the page's opening picture in the ink the page asks for; on the
 * page's background as soon as the page scrolls.
 */
export function SiteHeader({ data, info }: { data: LayoutData; info: PageInfo }) {
  const { settings, menus, icons } = data;
  const { layout } = useMessages();
  const isScrolled = useScrolled();
  const panel = useRef<HTMLDialogElement>(null);
  const isOpen = useMenuDialog(panel);
  const panelId = useId();

  return (
    <>
      <header
        className={`${styles.bar} ${styles.header}`}
        data-tone={info.headerTone ?? "plain"}
        data-scrolled={isScrolled ? "" : undefined}
      >
        <SiteLogo settings={settings} />
        <EventsMenu items={menus.eventsmenu} />
        <HeaderButtons items={menus["header-buttons"]} icons={icons} />
        <AccountLink className={styles.account} />
        <MenuButton command="show-modal" panel={panel} panelId={panelId} isExpanded={isOpen}>
          <i className={styles.bars} aria-hidden="true" />
          {layout.menu}
        </MenuButton>
      </header>
      <MenuPanel id={panelId} panel={panel} isOpen={isOpen} data={data} info={info} />
    </>
  );
}

/** Whether the page is scrolled from its top; `false` until the page runs. */
function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > 0);
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);

  return isScrolled;
}

/**
 * Follows the menu's dialog: tells whether it is open, and closes it when any
 * link in it is followed, also one to the page already on screen.
 *
 * The browser opens the dialog by itself, also before the page runs, and React
 * doesn't hear `toggle` on a dialog the server rendered: so its state is read
 * once, and listened to natively.
 */
function useMenuDialog(panel: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const dialog = panel.current;
    if (dialog === null) return undefined;
    const read = () => setIsOpen(dialog.open);
    const closeOnLink = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a") !== null) dialog.close();
    };
    read();
    dialog.addEventListener("toggle", read);
    dialog.addEventListener("click", closeOnLink);
    return () => {
      dialog.removeEventListener("toggle", read);
      dialog.removeEventListener("click", closeOnLink);
    };
  }, [panel]);

  return isOpen;
}
