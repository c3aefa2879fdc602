import type { RefObject } from "react";
import { useMessages } from "#app/i18n/messages-context.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AccountLink } from "./account-link.tsx";
import { ColourModeControl } from "./colour-mode-control.tsx";
import { HeaderButtons } from "./header-buttons.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import type { LayoutData } from "./layout-data.ts";
import { MenuButton } from "./menu-button.tsx";
import { MenuGroups } from "./menu-groups.tsx";
import styles from "./menu-panel.module.css";
import type { PageInfo } from "./page-info.ts";
import header from "./site-header.module.css";
import { SiteLogo } from "./site-logo.tsx";
import { SocialLinks } from "./social-links.tsx";
import { TrackRibbon } from "./track-ribbon.tsx";

interface MenuPanelProps {
  id: string;
  panel: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  data: LayoutData;
  info: PageInfo;
}

/** Full-screen menu with all menu items, social networks, account, language and colour mode. */
export function MenuPanel({ id, panel, isOpen, data, info }: MenuPanelProps) {
  const { settings, menus, icons, locales } = data;
  const { layout } = useMessages();

  return (
    <dialog id={id} ref={panel} className={styles.panel} aria-label={layout.menu}>
      <div className={`${header.bar} ${styles.bar}`}>
        <SiteLogo settings={settings} />
        <HeaderButtons items={menus["header-buttons"]} icons={icons} />
        <MenuButton command="close" panel={panel} panelId={id} isExpanded>
          <Icon name="close" />
          {layout.close}
        </MenuButton>
      </div>
      <div className={styles.content}>
        <TrackRibbon className={styles.ribbon} />
        <MenuGroups
          primary={menus.primary}
          secondary={menus.secondary}
          events={menus.eventsmenu}
          phone={settings.contact?.phone ?? null}
          isOpen={isOpen}
        />
        <SocialLinks socials={settings.socials} className={styles.socials} />
        <div className={styles.choices}>
          <AccountLink />
          <LanguageSwitch locales={locales} alternates={info.alternates} />
          <ColourModeControl isForced={info.colourMode !== "system"} />
        </div>
      </div>
    </dialog>
  );
}
