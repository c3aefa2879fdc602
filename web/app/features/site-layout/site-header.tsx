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
 * Fixed header: logo, events menu, buttons and menu button. At the top it is transparent over the page's opening
 * picture; once the page scrolls it has the page's background.
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

/** Whether the page is scrolled from the top; `false` until hydration. */
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
 * Whether the menu's dialog is open; also closes the dialog when the visitor follows a link in it.
 * The browser may open the dialog before hydration, and React misses `toggle` events of a server-rendered dialog, so
 * this reads the state once and adds a native listener.
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
