import type { EventOffers, TicketOffer } from "@circuit/contract/shop/catalogue";
import { bestState, isOnSale } from "@circuit/contract/shop/sale-states";
import { basisOf, lineTotal, displayCents } from "@circuit/contract/shop/vat";
import type { StandSale } from "./map-data.ts";

/** What of a sale the circuit says, and what the address of its tickets adds. */
type SaleOfStand = Omit<StandSale, "path">;

/**
 * How the seats of a stand sell for an event: what an adult pays at least, while there is something to buy, on the basis
 * that the chooser of its tickets tells it.
 *
 * @param key - Id of the stand in the circuit's geometry.
 * @returns `null` when the event sells no seat in it.
 */
export function saleOfStand({ offers }: Pick<EventOffers, "offers">, key: string): SaleOfStand | null {
  const seats = offers.filter((offer) => offer.stand?.key === key && offer.arrangementId === null);
  const adults = seats.filter(({ audience, isAccessible }) => audience === "adult" && !isAccessible);
  const shown = adults.length > 0 ? adults : seats;
  const all = shown.flatMap((offer) => offer.admissions.map((admission) => ({ offer, admission })));
  const state = bestState(all.map(({ admission }) => admission.state));
  if (state === undefined) return null;

  const open = all.filter(({ admission }) => isOnSale(admission));
  const basis = basisOf(shown);
  const amounts = (open.length > 0 ? open : all).map(({ offer, admission }) =>
    displayCents(lineTotal({ ...offer, ...admission }, 1), basis),
  );
  return { cents: Math.min(...amounts), basis, state, keys: keysOf(shown) };
}

function keysOf(offers: readonly TicketOffer[]): string[] {
  return offers.flatMap(({ ticketId, admissions }) => admissions.map(({ key }) => `${ticketId}/${key}`));
}

/** Whether any seat in a stand is sold for an event. */
export function sellsStands({ offers }: Pick<EventOffers, "offers">): boolean {
  return offers.some(({ stand, arrangementId }) => stand !== null && arrangementId === null);
}

/**
 * The event whose prices the map shows: the one that was asked for, else the one that home announces, else the next that has
 * seats on sale in several stands, as some sell but one; else the next that has any, else the next.
 *
 * @param events - That sell seats, in the order of their start.
 * @param headline - Slug of the event that home announces; `null` for none.
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
