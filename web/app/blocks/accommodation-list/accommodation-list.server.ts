import type { BlockOf } from "@circuit/contract/content/blocks";
import type { BlockContext } from "#app/blocks/block-context.ts";
import { listAccommodations, listAccommodationTypes } from "#app/cms/collections.server.ts";
import { listUpcomingEvents } from "#app/cms/events.server.ts";
import { isTakingPlace } from "@circuit/contract/event-state";
import { waitingListPath } from "#app/domain/chosen-form-path.ts";
import { readSlug } from "@circuit/contract/urls/slug";
import { staySummary } from "#app/features/summaries/stay-summary.ts";
import { stayAtEvent, pricedEventId, eventsWithOffers } from "./stay-offers.ts";

/** Accommodations, nearest first, with their prices at the chosen event. */
export type AccommodationListData = Awaited<ReturnType<typeof loadAccommodationList>>;

/**
 * Loads the accommodations, bookable ones first. With filters, the URL chooses their type (`?stay=camping`) and the
 * event whose prices they show (`?event=…`).
 */
export async function loadAccommodationList(
  { showFilters, limit }: BlockOf<"blocks.accommodation-list">,
  context: BlockContext,
) {
  const [all, types, coming] = await Promise.all([
    listAccommodations(context),
    showFilters ? listAccommodationTypes(context) : [],
    showFilters ? listUpcomingEvents(context) : [],
  ]);
  const type = showFilters ? readSlug(context.query.stay) : null;
  const events = eventsWithOffers(all, coming.filter(isTakingPlace));
  const event = showFilters ? pricedEventId(all, events, context.query.event) : null;
  const ofType = (slug: string) => all.filter((stay) => stay.type?.slug === slug);
  const found = (type === null ? all : ofType(type)).map((stay) => stayAtEvent(stay, event));
  const shown = [...found.filter(({ isFull }) => !isFull), ...found.filter(({ isFull }) => isFull)]
    .slice(0, limit ?? found.length)
    .map(({ stay, placesLeft, isFull }) => ({
      ...staySummary(stay),
      waitingListUrl: stay.waitingListUrl === null ? null : waitingListPath(stay.waitingListUrl, event),
      placesLeft,
      isFull,
    }));

  return {
    /** Accommodations that can still be booked. */
    stays: shown.filter(({ isFull }) => !isFull),
    full: shown.filter(({ isFull }) => isFull),
    /** Filter options and the visitor's choices; `null` for a list without filters. */
    filtering: showFilters
      ? {
          /** Slug of the chosen accommodation type; `null` for all types. */
          type,
          types: types.map(({ name, slug }) => ({ name, slug, count: ofType(slug).length })),
          anyTypeCount: all.length,
          /** Events for which at least one accommodation has a price, in order of start. */
          events: events.map(({ documentId, title, startsAt, endsAt }) => ({
            id: documentId,
            title,
            startsAt,
            endsAt,
          })),
          /** Id of the event whose prices the list shows; `null` when there are no events to choose from. */
          event,
          /** Id of the event in the URL query, for links to keep; `null` when the query names none of `events`. */
          asked: context.query.event === event ? event : null,
        }
      : null,
  };
}
