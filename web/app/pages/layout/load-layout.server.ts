import type { NavigationItem } from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import { getLocales, getMenus } from "#app/cms/navigation.server.ts";
import { markIncomplete } from "#app/cms/cache-context.server.ts";
import { findKnownIcon } from "#app/features/icons/icon-source.server.ts";
import { cookieSettingsMessages } from "#app/i18n/messages/cookie-settings.ts";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { log } from "#app/log.server.ts";
import { tagManager } from "#app/site-config.server.ts";

/** Loads what all pages of a language show around their content. Icons are absent if the icon service is too slow. */
export async function loadLayout(locale: Locale) {
  const [menus, locales] = await Promise.all([getMenus(locale), getLocales()]);
  return {
    menus,
    locales,
    icons: await iconsOf(menus["header-buttons"]),
    year: Number(circuitDay(Date.now()).slice(0, 4)),
    tagManager,
    cookieSettings: tagManager === null ? null : cookieSettingsMessages[locale],
  };
}

async function iconsOf(items: readonly NavigationItem[]): Promise<Record<string, string | null>> {
  const names = new Set(items.flatMap(({ icon }) => (icon === null ? [] : [icon])));
  const found = await Promise.all([...names].map(async (name) => ({ name, path: await iconInTime(name) })));
  return Object.fromEntries(found.flatMap(({ name, path }) => (path === undefined ? [] : [[name, path]])));
}

async function iconInTime(name: string): Promise<string | null | undefined> {
  try {
    return await findKnownIcon(name);
  } catch (error) {
    markIncomplete();
    log.info("Icon is late", { icon: name, reason: String(error) });
    return undefined;
  }
}
