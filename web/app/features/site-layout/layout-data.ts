import type { LocaleInfo, MenuName, NavigationItem, Settings } from "@circuit/contract/content/layout";

/** Loader data of the layout around every page. */
export interface LayoutData {
  settings: Settings;
  menus: Record<MenuName, NavigationItem[]>;
  /** The languages the content system knows. */
  locales: LocaleInfo[];
  /**
   * SVG path data (24 × 24) of the header buttons' icons by name; `null` when
   * there is no such icon, absent when the server couldn't tell in time.
   */
  icons: Record<string, string | null>;
  /** The current year, for the copyright line. */
  year: number;
  /** The way back to the question for consent; `null` on a site that measures nothing. */
  cookieSettings: { label: string; withoutScripts: string } | null;
}
