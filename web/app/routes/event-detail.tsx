import { isGoingOn } from "@circuit/contract/event-state";
import { documentPath } from "@circuit/contract/paths";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { toViewBlocks } from "#app/blocks/block-data.server.ts";
import { BlockList } from "#app/blocks/block-list.tsx";
import { loadBlockViews } from "#app/blocks/block-views.ts";
import { loadPageData, shouldRevalidate as isLoadedFor } from "#app/boot/route-data.ts";
import { circuitOrNothing } from "#app/cms/circuit.server.ts";
import { cmsLoader, invalidPath, notFound } from "#app/cms/cms-loader.server.ts";
import { getEventBySlug } from "#app/cms/events.server.ts";
import { getSettings } from "#app/cms/settings.server.ts";
import { offersOfEvent } from "#app/cms/shop.server.ts";
import { hasCountdown } from "#app/cms/answer-sources.server.ts";
import { isSlug } from "@circuit/contract/slug";
import { documentMeta } from "#app/features/document-meta/document-meta.ts";
import { formAction, formOutcomeContext } from "#app/features/forms/receive/form-action.server.ts";
import { pageFactsContext } from "#app/features/document-meta/page-facts.ts";
import { PageErrorBoundary } from "#app/features/errors/page-error-boundary.tsx";
import { eventButtons } from "#app/features/event-detail/event-buttons.ts";
import { eventChangePart } from "#app/features/event-detail/event-change.server.ts";
import { EventBar } from "#app/features/event-detail/event-bar.tsx";
import { EventFacts } from "#app/features/event-detail/event-facts.tsx";
import { EventHero } from "#app/features/event-detail/event-hero.tsx";
import { eventAnchors } from "#app/features/event-detail/event-details.ts";
import { EventColumns, EventPage } from "#app/features/event-detail/event-page.tsx";
import { EventPanel } from "#app/features/event-detail/event-panel.tsx";
import { EventProgramme } from "#app/features/event-detail/event-programme.tsx";
import { EventTickets } from "#app/features/event-detail/event-tickets.tsx";
import { seatPlan } from "#app/features/event-detail/seat-plan.server.ts";
import styleSheet from "#app/features/event-detail/style-sheet.css?url";
import { LateTicketPart, loadTicketPart } from "#app/features/shop/choose/late-ticket-part.tsx";
import { ticketSale } from "#app/features/shop/choose/ticket-sale.server.ts";
import { breadcrumbList } from "#app/features/structured-data/breadcrumb-list.ts";
import { sportsEvent } from "#app/features/structured-data/sports-event.server.ts";
import { eventSummary } from "#app/features/summaries/event-summary.ts";
import { localeContext } from "#app/i18n/locale-context.ts";
import { withSoftHyphens } from "#app/i18n/soft-hyphens.server.ts";
import { eventParts, toldOf } from "#app/pages/event/event-parts.server.ts";
import { pageInfo } from "#app/pages/page-info.server.ts";
import { listDetailCrumbs } from "#app/features/page-header/list-detail-crumbs.server.ts";
import type { Route } from "./+types/event-detail";

/** The same for all: it may be stored. */
export const audience = "everyone";

/** Event page, at `/evenementen/:slug` and `/en/events/:slug`. */
export const loader = cmsLoader(async ({ params, context, request, url }: Route.LoaderArgs) => {
  if (!isSlug(params.slug)) throw invalidPath(url);
  const locale = context.get(localeContext);
  const options = { locale, signal: request.signal };
  const now = new Date();

  const event = await getEventBySlug(params.slug, options);
  if (event === null) throw notFound(url);
  const crumbs = await listDetailCrumbs("event", params.slug, options);
  hasCountdown();
  const offers = await offersOfEvent(event.documentId, locale);
  const sale = offers === null ? null : ticketSale(offers);
  const { ticketAlarmPage, mapPage, travelPage, accessibilityPage } = await getSettings(locale);
  const plan = sale === null ? null : seatPlan(await circuitOrNothing(options), offers, { locale, mapPage });

  const info = pageInfo(event, "event", locale);
  const path = documentPath("event", event.slug, locale);
  const { about, note } = toldOf(event, locale, now);
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
    isOff: !isGoingOn(event),
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

/** Nothing is loaded for another day of the programme: the page has all days already. */
export function shouldRevalidate(step: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = step;
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : isLoadedFor(step);
}

/** Takes a form that stands on the page, from a browser without scripts. */
export const action = formAction;

/** The browser gets the code of the blocks along with the data of the first page it draws itself. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  return loadPageData(url, serverLoader, () => Promise.all([loadBlockViews(), loadTicketPart()]));
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return documentMeta({
    ...loaderData.about,
    path: location.pathname,
    site: matches[0].loaderData,
  });
}

/** The styles of an event's page are in a sheet of their own, which no other page loads. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styleSheet }];

export default function EventDetail({ loaderData }: Route.ComponentProps) {
  const { event, isOff, change, sale, has, aside, ways, crumbs, blocks, more, renderedAt } = loaderData;
  const opening = <BlockList blocks={change} />;
  if (isOff)
    return (
      <>
        {opening}
        <BlockList blocks={blocks} />
        <BlockList blocks={more} />
      </>
    );
  const panel = <EventPanel event={event} renderedAt={renderedAt} calendarPath={crumbs.at(-1)?.path ?? null} />;
  // Days and prices alone would be a wall beside the programme.
  const isPanelAside = aside.length > 0 && !has.seats;
  return (
    <EventPage
      hero={
        <>
          {opening}
          <EventHero event={event} crumbs={crumbs} />
        </>
      }
      bar={<EventBar event={event} has={has} />}
    >
      <EventColumns
        aside={
          aside.length === 0 ? null : (
            <>
              <BlockList blocks={aside} />
              {isPanelAside ? panel : null}
            </>
          )
        }
        id={eventAnchors.programme}
      >
        <EventProgramme event={event} renderedAt={renderedAt} />
        <EventFacts facts={event.facts} />
        {isPanelAside ? null : panel}
      </EventColumns>
      {sale === null ? null : (
        <EventTickets>
          <LateTicketPart kind="event" sale={sale} from={event.path} />
        </EventTickets>
      )}
      <BlockList blocks={ways} />
      <BlockList blocks={blocks} />
      <BlockList blocks={more} />
    </EventPage>
  );
}

export { PageErrorBoundary as ErrorBoundary };
