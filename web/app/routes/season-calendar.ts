import { seasonCalendarPaths } from "@circuit/contract/urls/own-paths";
import { cmsLoader } from "#app/cms/cms-loader.server.ts";
import { listAgenda } from "#app/cms/events.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { calendarResponse } from "#app/features/calendar/calendar-answer.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { seoMessages } from "#app/i18n/messages/seo.ts";
import type { Route } from "./+types/season-calendar";

export const audience = "everyone";

/** Serves the season as a calendar file to download or subscribe to, at `/evenementen.ics` and `/en/events.ics`. */
export const loader = cmsLoader(async ({ context, request }: Route.LoaderArgs) => {
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };

  const [events, { brandName }] = await Promise.all([listAgenda({ now: new Date() }, options), getSettings(locale)]);
  const [, fileName = ""] = /([^/]+)\.ics$/u.exec(seasonCalendarPaths[locale]) ?? [];
  return calendarResponse({ events, locale, brandName, name: seoMessages[locale].season, fileName });
});
