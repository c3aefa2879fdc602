import type { Accommodation } from "@circuit/contract/content/cards";

/** Event for which accommodations may have a price of their own. */
interface EventWithId {
  documentId: string;
}

/** Returns the events for which at least one accommodation has an offer, in the given order. */
export function eventsWithOffers<Event extends EventWithId>(
  stays: readonly Accommodation[],
  events: readonly Event[],
): Event[] {
  return events.filter(({ documentId }) => stays.some((stay) => offerAt(stay, documentId) !== undefined));
}

/**
 * Returns the id of the event in the URL query (`asked`). If `events` lacks it, returns the event for which most
 * accommodations have an offer; `null` without events.
 */
export function pricedEventId(
  stays: readonly Accommodation[],
  events: readonly EventWithId[],
  asked: string | null,
): string | null {
  if (events.some(({ documentId }) => documentId === asked)) return asked;
  const offers = (event: EventWithId) => stays.filter((stay) => offerAt(stay, event.documentId) !== undefined).length;
  const best = events.reduce<EventWithId | null>(
    (most, event) => (most === null || offers(event) > offers(most) ? event : most),
    null,
  );
  return best?.documentId ?? null;
}

/** Returns an accommodation with its price, free places and whether it's full at an event. */
export function stayAtEvent(stay: Accommodation, event: string | null) {
  const offer = event === null ? undefined : offerAt(stay, event);
  const placesLeft = offer?.placesLeft ?? null;
  return {
    stay: { ...stay, priceFromCents: offer?.priceFromCents ?? stay.priceFromCents },
    placesLeft,
    isFull: placesLeft === 0 || stay.bookingUrl === null,
  };
}

function offerAt(stay: Accommodation, event: string) {
  return stay.offers.find((offer) => offer.event?.documentId === event);
}
