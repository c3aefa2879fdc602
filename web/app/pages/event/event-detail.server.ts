import { isTakingPlace } from "@circuit/contract/event-state";
import { documentPath } from "@circuit/contract/urls/paths";
import { isSlug } from "@circuit/contract/urls/slug";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { limitFreshnessToMinute } from "#app/cms/cache-context.server.ts";
import { circuitOrNothing } from "#app/cms/circuit.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getEventBySlug } from "#app/cms/events.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { getEventOffers } from "#app/cms/shop.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { eventButtons } from "#app/features/event-detail/event-buttons.ts";
import { eventChangePart } from "#app/features/event-detail/event-change.server.ts";
import { seatPlan } from "#app/features/event-detail/seat-plan.server.ts";
import { formOutcomeContext } from "#app/features/forms/receive/form-action.server.ts";
import { listDetailCrumbs } from "#app/features/page-header/list-detail-crumbs.server.ts";
import { ticketSale } from "#app/features/shop/choose/ticket-sale.server.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { sportsEvent } from "#app/features/structured-data/sports-event.server.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import type { LoaderArgs } from "#app/pages/loader-args.ts";
import { pageInfo } from "#app/pages/page-info.server.ts";
import { eventHeadAndNote, eventParts } from "./event-parts.server.ts";

/** Loads the page of an event. @throws The error response, if there is no such event or the CMS is unavailable. */
export const loadEventDetail = cmsLoader(async ({ params: { slug }, context, request, url }: LoaderArgs<"slug">) => {
  if (!isSlug(slug)) throw invalidPath(url);
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };
  const now = new Date();

  const event = await getEventBySlug(slug, options);
  if (event === null) throw notFound(url);
  const crumbs = await listDetailCrumbs("event", slug, options);
  limitFreshnessToMinute();
  const offers = await getEventOffers(event.documentId, locale);
  const sale = offers === null ? null : ticketSale(offers);
  const { ticketAlarmPage, mapPage, travelPage, accessibilityPage } = await getSettings(locale);
  const plan = sale === null ? null : seatPlan(await circuitOrNothing(options), offers, { locale, mapPage });

  const info = pageInfo(event, "event", locale);
  const path = documentPath("event", event.slug, locale);
  const { about, note } = eventHeadAndNote(event, locale, now);
  context.set(pageFactsContext, {
    locale,
    path,
    kind: "website",
    ...about,
    alternates: info.alternates,
    structuredData: (site) => [
      sportsEvent(event, { path, locale, offers, now }, site),
      breadcrumbList({ parents: crumbs, current: event.title }, locale, site),
    ],
  });
  const summary = eventSummary(event, locale, now);
  return {
    event: {
      ...summary,
      heading: withSoftHyphens(event.title, locale),
      note,
      venue: event.venue,
      typeName: event.type?.name ?? null,
      facts: event.facts,
      buttons: eventButtons(event.buttons, {
        eventId: event.documentId,
        saleAnchor: sale?.anchor ?? null,
        alarmPage: ticketAlarmPage,
      }),
      timetable: event.timetable.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    },
    isOff: !isTakingPlace(event),
    change: eventChangePart(event, { cover: summary.cover, crumbs, locale, now }),
    about,
    sale,
    ...eventParts(event, { sale, plan, ways: { travelPage, accessibilityPage }, locale }),
    crumbs,
    blocks: await toViewBlocks(event.blocks, {
      ...options,
      url,
      now,
      formOutcome: context.get(formOutcomeContext),
    }),
    info,
    renderedAt: now.toISOString(),
  };
});
