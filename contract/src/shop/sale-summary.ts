import { isOnSale, type Admission, type TicketOffer } from "./catalogue.ts";
import { lineTotal } from "./vat.ts";

/** State of an event's sale, for a card. */
export interface SaleSummary {
  /** `ended`: the time of sale is over, though nothing is sold out. */
  state: "on-sale" | "few-left" | "not-yet" | "sold-out" | "ended";
  /** The lowest price in cents, VAT included; `null` when nothing can be bought, now or later. */
  priceFromGrossCents: number | null;
  /** When the first sale opens (ISO 8601); `null` unless the state is `not-yet` and the moment is known. */
  opensAt: string | null;
}

interface Offered {
  offer: TicketOffer;
  admission: Admission;
}

/**
 * Sums the tickets of an event up, as its card tells it: nothing that its page would deny. Arrangements don't count,
 * as they have pages of their own.
 *
 * @returns `null` when the event has no tickets of its own.
 */
export function saleOfEvent(offers: readonly TicketOffer[]): SaleSummary | null {
  const own = offers.filter(({ arrangementId }) => arrangementId === null);
  const all = own.flatMap((offer) => offer.admissions.map((admission) => ({ offer, admission })));
  if (all.length === 0) return null;

  const onSale = all.filter(({ admission }) => isOnSale(admission));
  if (onSale.length > 0) {
    const isPlenty = onSale.some(({ admission }) => admission.state === "available");
    return { state: isPlenty ? "on-sale" : "few-left", priceFromGrossCents: lowestGross(onSale), opensAt: null };
  }
  const later = all.filter(({ admission }) => admission.state === "not-yet");
  const moments = later.flatMap(({ offer }) => offer.saleStartsAt ?? []);
  const [opensAt = null] = moments.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const isSoldOut = all.some(({ admission }) => admission.state === "sold-out");
  // A ticket that may never get places doesn't hide that the others are gone.
  if (later.length > 0 && (opensAt !== null || !isSoldOut)) {
    return { state: "not-yet", priceFromGrossCents: lowestGross(later), opensAt };
  }
  return { state: isSoldOut ? "sold-out" : "ended", priceFromGrossCents: null, opensAt: null };
}

/** What an adult pays at least: a child's ticket, or a companion's free one, is no price from. */
function lowestGross(offered: readonly Offered[]): number {
  const adults = offered.filter(({ offer }) => offer.audience === "adult");
  const prices = (adults.length === 0 ? offered : adults).map(
    ({ offer, admission }) => lineTotal({ ...offer, ...admission }, 1).grossCents,
  );
  return Math.min(...prices);
}
