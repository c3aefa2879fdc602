import { documentPath } from "@circuit/contract/urls/paths";
import type { EventOffers } from "@circuit/contract/shop/catalogue";
import type { CmsOptions } from "#app/cms/client.server.ts";
import { isTakingPlace } from "@circuit/contract/event-state";
import { getEventBySlug, listUpcomingEvents } from "#app/cms/events.server.ts";
import { listEventOffers } from "#app/cms/shop.server.ts";
import { getHomeHeadline } from "#app/cms/headline-event.server.ts";
import { circuitDay } from "#app/domain/circuit-day.ts";
import { standAnchor } from "#app/domain/stand-anchor.ts";
import { dayToShow } from "#app/domain/timetable-day.ts";

/**
 * Finds the event for which a visitor looks from a grandstand: the one that the URL names, else the home page's
 * headline if it sells tickets for the grandstand, else the next event that does, else the next one.
 *
 * @param asked - documentId from the URL; past and unknown events count as none.
 * @returns `null` when no event is coming up.
 */
export async function viewedEvent({ asked, stand }: { asked: string | null; stand: string }, options: CmsOptions) {
  const { locale } = options;
  const [coming, offers, headline] = await Promise.all([
    listUpcomingEvents(options),
    listEventOffers(locale),
    getHomeHeadline({ now: new Date() }, options),
  ]);
  const events = coming.filter(isTakingPlace);
  const isSold = (id: string) => offers.some((event) => event.eventId === id && sellsStand(event, stand));
  const chosen =
    events.find(({ documentId }) => documentId === asked) ??
    events.find(({ documentId, slug }) => slug === headline?.slug && isSold(documentId)) ??
    events.find(({ documentId }) => isSold(documentId)) ??
    events[0];
  const event = chosen === undefined ? null : await getEventBySlug(chosen.slug, options);
  if (event === null) return null;

  const { documentId: id, title, slug, startsAt, timetable } = event;
  // The day with the most races, independent of today's date, as pages are cached for longer than a day.
  const day = dayToShow(timetable, null, "") ?? { date: circuitDay(startsAt), sessions: [] };
  // `null` when no tickets are sold for the grandstand.
  const ticketsPath = isSold(id)
    ? `${documentPath("event", slug, locale)}#${standAnchor(`tickets-${slug}`, stand)}`
    : null;
  return { id, title, day, isAsked: id === asked, ticketsPath };
}

function sellsStand({ offers }: EventOffers, stand: string): boolean {
  return offers.some((offer) => offer.arrangementId === null && offer.stand?.key === stand);
}
