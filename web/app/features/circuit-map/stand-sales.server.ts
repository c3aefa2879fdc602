import type { EventOffers, TicketOffer } from "@circuit/contract/shop/catalogue";
import { bestState, isOnSale } from "@circuit/contract/shop/sale-states";
import { priceBasisOf, lineTotal, displayCents } from "@circuit/contract/shop/vat";

/**
 * Says how an event sells the seats of a grandstand: its sale state and the lowest price for an adult. Tickets that
 * aren't on sale count for the price only when no others are.
 *
 * @param key - Id of the grandstand in the circuit's geometry.
 * @returns `null` when the event sells no seat there.
 */
export function saleOfStand({ offers }: Pick<EventOffers, "offers">, key: string) {
  const seats = offers.filter((offer) => offer.stand?.key === key && offer.arrangementId === null);
  const adults = seats.filter(({ audience, isAccessible }) => audience === "adult" && !isAccessible);
  const shown = adults.length > 0 ? adults : seats;
  const all = shown.flatMap((offer) => offer.admissions.map((admission) => ({ offer, admission })));
  const state = bestState(all.map(({ admission }) => admission.state));
  if (state === undefined) return null;

  const open = all.filter(({ admission }) => isOnSale(admission));
  const basis = priceBasisOf(shown);
  const amounts = (open.length > 0 ? open : all).map(({ offer, admission }) =>
    displayCents(lineTotal({ ...offer, ...admission }, 1), basis),
  );
  return {
    /** Whole euro cents; `basis` says whether they include VAT. */
    cents: Math.min(...amounts),
    basis,
    state,
    /** `{ticketId}/{admission}` of its seats: their keys in `AvailabilityByTicket`. */
    keys: keysOf(shown),
  };
}

function keysOf(offers: readonly TicketOffer[]): string[] {
  return offers.flatMap(({ ticketId, admissions }) => admissions.map(({ key }) => `${ticketId}/${key}`));
}

/** Whether an event sells grandstand seats by themselves, outside arrangements. */
export function sellsStands({ offers }: Pick<EventOffers, "offers">): boolean {
  return offers.some(({ stand, arrangementId }) => stand !== null && arrangementId === null);
}

/**
 * Picks the event whose prices the map shows: the requested one, else the home page's headline, else the next with
 * seats on sale in several grandstands (some events sell only one), else the next with any on sale, else the next.
 *
 * @param events - Events that sell grandstand seats, ordered by start.
 * @param headline - Slug of the event that the home page announces; `null` for none.
 */
export function eventOfMap<Event extends Pick<EventOffers, "eventId" | "slug" | "offers">>(
  events: readonly Event[],
  asked: string | null,
  headline: string | null = null,
): Event | null {
  const openStands = ({ offers }: Event) => {
    const open = offers.filter(({ arrangementId, admissions }) => arrangementId === null && admissions.some(isOnSale));
    return new Set(open.flatMap(({ stand }) => stand?.key ?? [])).size;
  };
  const wanted = events.find(({ eventId }) => eventId === asked) ?? events.find(({ slug }) => slug === headline);
  const several = events.find((event) => openStands(event) > 1);
  return wanted ?? several ?? events.find((event) => openStands(event) > 0) ?? events[0] ?? null;
}
