import { seasonPosterPaths } from "@circuit/contract/urls/own-paths";
import { documentPath } from "@circuit/contract/urls/paths";
import { cmsLoader } from "#app/cms/cms-loader.server.ts";
import { listFirstEvents } from "#app/cms/events.server.ts";
import { getHomeHeadline } from "#app/cms/headline-event.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { env } from "#app/env.server.ts";
import { seasonPoster } from "#app/features/calendar/poster/season-poster.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { listDetailCrumbs } from "#app/features/page-header/list-detail-crumbs.server.ts";
import { ownPageInfo } from "#app/features/site-layout/own-page-info.server.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { seasonPosterMessages } from "#app/i18n/messages/season-poster.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";

/** Most events on the poster, so that it can be read from a wall. */
const maxBands = 40;

/** Loads the season poster: the coming events as a poster to print. */
export const loadSeasonPoster = cmsLoader(async ({ context, request }: LoaderArgs) => {
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };
  const now = new Date();
  const words = seasonPosterMessages[locale];

  const [{ events }, { contact, brandName }, crumbs, lead] = await Promise.all([
    listFirstEvents({ now, count: maxBands }, options),
    getSettings(locale),
    listDetailCrumbs("event", "x", options),
    getHomeHeadline({ now }, options),
  ]);
  const poster = seasonPoster(
    events.map((event) => eventSummary(event, locale, now)),
    {
      locale,
      leadPath: lead === null ? null : documentPath("event", lead.slug, locale),
      siteUrl: env.SITE_URL,
      brandName,
      place: [contact?.street, contact?.city].flatMap((part) => part ?? []).join(", ") || null,
    },
  );
  const title = words.title(poster.year);
  const info = ownPageInfo(seasonPosterPaths);
  context.set(pageFactsContext, {
    locale,
    path: seasonPosterPaths[locale],
    kind: "website",
    title,
    description: words.description,
    seo: null,
    alternates: info.alternates,
    structuredData: (site) => [breadcrumbList({ parents: crumbs, current: words.heading }, locale, site)],
  });
  return { poster, crumbs, title, description: words.description, info };
});
