import { emptySettings, settingsSchema, type Settings } from "@circuit/contract/layout";
import { log } from "#app/log.server.ts";
import { cmsSingle, type CmsOptions } from "./client.server.ts";

/**
 * Reads the general settings of a language. A failure is logged and otherwise
 * ignored: the settings stay empty and the page is up (specification, section 7).
 */
export async function getSettings(options: CmsOptions): Promise<Settings> {
  try {
    const query = { populate: "hideNewsletterOnPage" };
    return (await cmsSingle("/settings", settingsSchema, query, options)) ?? emptySettings;
  } catch (error) {
    log.warn("Settings stay empty", { locale: options.locale, reason: String(error) });
    return emptySettings;
  }
}
