import type { Accommodation } from "@circuit/contract/content/cards";

/** An event that may have prices of its own. */
interface Choosable {
  documentId: string;
}

/** The events that at least one place has a price for, in the order given. */
export function eventsWithOffers<Event extends Choosable>(
  stays: readonly Accommodation[],
  events: readonly Event[],
): Event[] {
  return events.filter(({ documentId }) => stays.some((stay) => offerAt(stay, documentId) !== undefined));
}

/**
 * The event that the address names. Without one, or with one that doesn't exist, it is the first of the events for which
 * most places have a price.
 */
export function chosenEvent(
  stays: readonly Accommodation[],
  events: readonly Choosable[],
  asked: string | null,
): string | null {
  if (events.some(({ documentId }) => documentId === asked)) return asked;
  const offers = (event: Choosable) => stays.filter((stay) => offerAt(stay, event.documentId) !== undefined).length;
  const best = events.reduce<Choosable | null>(
    (most, event) => (most === null || offers(event) > offers(most) ? event : most),
    null,
  );
  return best?.documentId ?? null;
}

/** A place as it is at an event: with the price of then, and how many places are left. */
export function atEvent(stay: Accommodation, event: string | null) {
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
