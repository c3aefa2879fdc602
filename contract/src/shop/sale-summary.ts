import type { Admission, TicketOffer } from "./catalogue.ts";
import { admissionRules, bestState, type AdmissionState, type SalePhase } from "./sale-states.ts";
import { lineTotal } from "./vat.ts";

/** State of an event's sale, for the event's card. */
export interface SaleSummary {
  /** `ended`: the sale is over, though nothing is sold out. */
  state: (typeof admissionRules)[AdmissionState]["event"];
  /** The lowest price in cents with VAT; `null` when the sale is closed. */
  priceFromGrossCents: number | null;
  /** When the first sale opens, if the state is `not-yet` and a ticket type has an opening; else `null`. */
  opensAt: string | null;
}

interface Offered {
  offer: TicketOffer;
  admission: Admission;
}

/**
 * Summarizes the sale of an event's tickets for its card. Arrangements don't count, as they have their own pages.
 *
 * @returns `null` when the event has no tickets of its own.
 */
export function saleOfEvent(offers: readonly TicketOffer[]): SaleSummary | null {
  const own = offers.filter(({ arrangementId }) => arrangementId === null);
  const all = own.flatMap((offer) => offer.admissions.map((admission) => ({ offer, admission })));
  const later = all.filter(({ admission }) => phaseOf(admission) === "later");
  const moments = later.flatMap(({ offer }) => offer.saleStartsAt ?? []);
  const [opensAt = null] = moments.toSorted((a, b) => Date.parse(a) - Date.parse(b));
  const isSoldOut = all.some(({ admission }) => admission.state === "sold-out");
  // Tickets without stock or opening date may never go on sale, so they don't hide that the others are sold out.
  const counted = opensAt === null && isSoldOut ? all.filter((one) => !later.includes(one)) : all;
  const best = bestState(counted.map(({ admission }) => admission.state));
  if (best === undefined) return null;

  const { phase, event } = admissionRules[best];
  return {
    state: event,
    priceFromGrossCents:
      phase === "closed" ? null : lowestGross(counted.filter(({ admission }) => phaseOf(admission) === phase)),
    opensAt: phase === "later" ? opensAt : null,
  };
}

function phaseOf({ state }: Admission): SalePhase {
  return admissionRules[state].phase;
}

/** Returns the lowest price for adults, unless there are only tickets for children and companions. */
function lowestGross(offered: readonly Offered[]): number {
  const adults = offered.filter(({ offer }) => offer.audience === "adult");
  const prices = (adults.length === 0 ? offered : adults).map(
    ({ offer, admission }) => lineTotal({ ...offer, ...admission }, 1).grossCents,
  );
  return Math.min(...prices);
}
