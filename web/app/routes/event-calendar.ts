import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getEventBySlug } from "#app/cms/events.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { isSlug } from "@circuit/contract/urls/slug";
import { calendarResponse } from "#app/features/calendar/calendar-answer.server.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import type { Route } from "./+types/event-calendar";

export const audience = "everyone";

/** Serves an event as a calendar file, at `/evenementen/:slug.ics` and `/en/events/:slug.ics`. */
export const loader = cmsLoader(async ({ params, context, request, url }: Route.LoaderArgs) => {
  if (!isSlug(params.slug)) throw invalidPath(url);
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };

  const [event, { brandName }] = await Promise.all([getEventBySlug(params.slug, options), getSettings(locale)]);
  if (event === null) throw notFound(url);

  return calendarResponse({ events: [event], locale, brandName, name: null, fileName: event.slug });
});
