import {
  localesSchema,
  menuNames,
  navigationSchema,
  type LocaleInfo,
  type MenuName,
  type NavigationItem,
} from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { callCms, parseAnswer } from "./call-cms.server.ts";
import { CmsError } from "./cms-error.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";
import { listTag } from "#app/cache-tags/cache-tags.ts";
import { orMissing, addCacheTags } from "./cache-context.server.ts";

/** How long a menu stays fresh, in milliseconds; zero when the configuration switches the cache off. */
const freshMs = env.NAVIGATION_CACHE ? 10_000 : 0;

async function readMenu(key: `${Locale}:${MenuName}`): Promise<NavigationItem[]> {
  const [locale, name] = key.split(":");
  const path = `/navigation/render/${name}`;
  try {
    return parseAnswer(path, navigationSchema, await callCms(path, { locale, type: "FLAT" }));
  } catch (error) {
    // A CMS may have no footer menu: then the footer has no groups.
    if (name === "footer" && error instanceof CmsError && error.status === 404) return [];
    throw error;
  }
}

const menuReader = staleIfError(
  "navigation",
  { freshMs, staleMs: freshMs === 0 ? 0 : staleMsWithPurges, contentTypes: ["menus"] },
  readMenu,
);

/** Reads all menus of a language. A menu that could never be read is empty and logged: pages work without it. */
export async function getMenus(locale: Locale): Promise<Record<MenuName, NavigationItem[]>> {
  addCacheTags(listTag("menus", locale));
  const [primary, secondary, eventsmenu, headerButtons, legal, footer] = await Promise.all(
    menuNames.map((name) => menuOrEmpty(`${locale}:${name}`)),
  );
  return {
    primary: primary ?? [],
    secondary: secondary ?? [],
    eventsmenu: eventsmenu ?? [],
    "header-buttons": headerButtons ?? [],
    legal: legal ?? [],
    footer: footer ?? [],
  };
}

/**
 * Reads the menus of a language without the cache, as JSON, so that the caller can compare them: menus change with the
 * titles and slugs of linked pages.
 *
 * @throws {CmsError} The CMS is broken.
 */
export async function readMenusAsText(locale: Locale): Promise<string> {
  return JSON.stringify(await Promise.all(menuNames.map((name) => readMenu(`${locale}:${name}`))));
}

function menuOrEmpty(menu: `${Locale}:${MenuName}`): Promise<NavigationItem[]> {
  return orMissing(menuReader(menu), [], (reason) => log.error("Menu is missing", { menu, reason }));
}

const localesReader = staleIfError("locales", { freshMs: 60_000, contentTypes: [] }, async () => {
  const path = "/i18n/locales";
  return parseAnswer(path, localesSchema, await callCms(path));
});

/** Lists the CMS's languages; empty and logged when they could never be read. */
export function getLocales(): Promise<LocaleInfo[]> {
  return orMissing(localesReader("all"), [], (reason) => log.error("Locales are missing", { reason }));
}
