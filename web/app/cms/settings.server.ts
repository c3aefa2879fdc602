import { emptySettings, settingsSchema, type Settings } from "@circuit/contract/content/layout";
import type { Locale } from "@circuit/contract/locales";
import { newsletterPaths } from "@circuit/contract/urls/own-paths";
import { env } from "#app/env.server.ts";
import { log } from "#app/log.server.ts";
import { cmsSingle } from "./client.server.ts";
import { staleIfError, staleMsWithPurges } from "./stale-if-error.server.ts";
import { listTag } from "#app/cache-tags/cache-tags.ts";
import { orMissing, addCacheTags } from "./cache-context.server.ts";

const reader = staleIfError(
  "settings",
  { freshMs: 5000, staleMs: staleMsWithPurges, contentTypes: ["settings"] },
  async (locale: Locale) => {
    const query = { populate: "hideNewsletterOnPage" };
    const signal = new AbortController().signal;
    const settings = (await cmsSingle("/settings", settingsSchema, query, { locale, signal })) ?? emptySettings;
    return { ...settings, newsletterAction: settings.newsletterAction ?? ownNewsletterPath(locale) };
  },
);

/** Returns the path of the site's newsletter form; `null` without a shared secret: then the CMS has no subscribers. */
function ownNewsletterPath(locale: Locale): string | null {
  return env.SITE_CMS_SECRET === undefined ? null : newsletterPaths[locale];
}

/** Reads the general settings of a language; empty and logged if they could never be read, so that pages work. */
export function getSettings(locale: Locale): Promise<Settings> {
  addCacheTags(listTag("settings", locale));
  const nothing = { ...emptySettings, newsletterAction: ownNewsletterPath(locale) };
  return orMissing(reader(locale), nothing, (reason) => log.info("Settings stay empty", { locale, reason }));
}
