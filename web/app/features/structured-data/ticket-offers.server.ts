import { ticketLabel, type Admission, type EventOffers, type TicketOffer } from "@circuit/contract/shop/catalogue";
import { admissionRules, isOnSale } from "@circuit/contract/shop/sale-states";
import { lineTotal } from "@circuit/contract/shop/vat";
import type { Locale } from "@circuit/contract/locales";
import type { ItemAvailability, Offer } from "schema-dts";
import { circuitMoment } from "@circuit/contract/circuit-clock";
import { formatAdmission } from "#app/i18n/admission-days.ts";

/**
 * Returns an event's ticket types as offers for search engines: one offer per type, or one per group of days with the
 * same price and availability. Leaves out arrangements, which have their own pages.
 *
 * @param url - URL of the page that sells the tickets.
 */
export function ticketOffers({ offers }: EventOffers, url: string, locale: Locale): Offer[] {
  const own = offers.filter(({ arrangementId }) => arrangementId === null);
  return own.flatMap((offer) => {
    const alike = Map.groupBy(
      offer.admissions,
      (admission) => `${admission.priceCents} ${isOnSale(admission) ? "on-sale" : admission.state}`,
    );
    return [...alike.values()].flatMap(([first, ...others]) => {
      const availability = first === undefined ? null : admissionRules[first.state].availability;
      if (first === undefined || availability === null) return [];
      const days =
        alike.size === 1 ? null : [first, ...others].map(({ key }) => formatAdmission(key, locale)).join(", ");
      return [offerOf(offer, first, { days, availability: `https://schema.org/${availability}`, url })];
    });
  });
}

interface OfferDetails {
  /** Days of the offer, as text; `null` for all days. */
  days: string | null;
  availability: ItemAvailability;
  url: string;
}

function offerOf(offer: TicketOffer, admission: Admission, { days, availability, url }: OfferDetails) {
  const { saleStartsAt } = offer;
  const name = ticketLabel(offer);
  return {
    "@type": "Offer",
    name: days === null ? name : `${name}, ${days}`,
    price: (lineTotal({ ...offer, ...admission }, 1).grossCents / 100).toFixed(2),
    priceCurrency: "EUR",
    availability,
    ...(saleStartsAt === null ? {} : { validFrom: circuitMoment(saleStartsAt) }),
    url,
  } satisfies Offer;
}
