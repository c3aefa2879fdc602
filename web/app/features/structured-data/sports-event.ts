import type { EventCard } from "@circuit/contract/cards";
import type { ItemAvailability, Offer, SportsEvent } from "schema-dts";
import { circuitMoment } from "#app/domain/circuit-moment.ts";
import { absolute, brandOf, circuit, postalAddress, type SiteFacts } from "./site-facts.ts";

const availabilities: Record<EventCard["saleState"], ItemAvailability | null> = {
  none: null,
  "on-sale": "https://schema.org/InStock",
  "few-left": "https://schema.org/LimitedAvailability",
  "not-yet": "https://schema.org/PreOrder",
  "sold-out": "https://schema.org/SoldOut",
};

/**
 * An event as search engines show it (Google: Event).
 *
 * @param path - Of the event's page.
 * @param now - An event that is over by then has no offers.
 */
export function sportsEvent(event: EventCard, path: string, now: Date, site: SiteFacts) {
  const { title, summary, startsAt, endsAt, venue, cover } = event;
  const address = postalAddress(site);
  const offer = Date.parse(endsAt) > now.getTime() ? offerOf(event, absolute(path, site)) : null;

  return {
    "@type": "SportsEvent",
    "@id": `${absolute(path, site)}#event`,
    name: title,
    url: absolute(path, site),
    startDate: circuitMoment(startsAt),
    endDate: circuitMoment(endsAt),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: venue ?? brandOf(site),
      // Google wants an address; the name of the place is one, if a poor one.
      address: address ?? venue ?? brandOf(site),
    },
    organizer: circuit(site),
    ...(summary === null ? {} : { description: summary }),
    ...(cover === null ? {} : { image: [absolute(cover.url, site)] }),
    ...(offer === null ? {} : { offers: offer }),
  } satisfies SportsEvent;
}

function offerOf({ priceFromCents, saleState }: EventCard, url: string): Offer | null {
  if (priceFromCents === null) return null;
  const availability = availabilities[saleState];
  return {
    "@type": "Offer",
    price: (priceFromCents / 100).toFixed(2),
    priceCurrency: "EUR",
    url,
    ...(availability === null ? {} : { availability }),
  };
}
