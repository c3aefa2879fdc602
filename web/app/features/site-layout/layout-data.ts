import type { LocaleInfo, MenuName, NavigationItem, Settings } from "@circuit/contract/content/layout";

/** Loader data of the layout around every page. */
export interface LayoutData {
  settings: Settings;
  menus: Record<MenuName, NavigationItem[]>;
  /** Languages in Strapi. */
  locales: LocaleInfo[];
  /**
   * SVG path data (24 × 24) of header icons by name; `null` when there is no such icon, absent when the icon service
   * failed.
   */
  icons: Record<string, string | null>;
  year: number;
  /** Link to the cookie settings; `null` on a site without analytics. */
  cookieSettings: { label: string; withoutScripts: string } | null;
}
