import type { EventCard } from "@circuit/contract/content/cards";
import type { EventStatusType, Offer, SportsEvent } from "schema-dts";
import { circuitMoment } from "@circuit/contract/circuit-clock";
import { type EventState, isTakingPlace } from "@circuit/contract/event-state";
import type { Locale } from "@circuit/contract/locales";
import type { EventOffers } from "@circuit/contract/shop/catalogue";
import { eventSaleRules } from "@circuit/contract/shop/sale-states";
import { absolute, brandOf, circuit, postalAddress, type SiteFacts } from "./site-facts.ts";
import { ticketOffers } from "./ticket-offers.server.ts";

const statuses = {
  planned: "https://schema.org/EventScheduled",
  moved: "https://schema.org/EventRescheduled",
  postponed: "https://schema.org/EventPostponed",
  cancelled: "https://schema.org/EventCancelled",
} as const satisfies Record<EventState, EventStatusType>;

interface EventPage {
  path: string;
  locale: Locale;
  offers: EventOffers | null;
  /** Current time: past events get no offers. */
  now: Date;
}

/** Returns an event for search engines (Google: Event), with the tickets that its page offers. */
export function sportsEvent(event: EventCard, page: EventPage, site: SiteFacts) {
  const { title, summary, startsAt, endsAt, venue, cover } = event;
  const { path, now } = page;
  const address = postalAddress(site);
  const offers =
    isTakingPlace(event) && Date.parse(endsAt) > now.getTime() ? offersOf(event, page, absolute(path, site)) : [];

  return {
    "@type": "SportsEvent",
    "@id": `${absolute(path, site)}#event`,
    name: title,
    url: absolute(path, site),
    startDate: circuitMoment(startsAt),
    endDate: circuitMoment(endsAt),
    eventStatus: statuses[event.state],
    ...(event.state === "moved" && event.previousStartsAt !== null
      ? { previousStartDate: circuitMoment(event.previousStartsAt) }
      : {}),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: venue ?? brandOf(site),
      // Google requires an address; the venue's name is the best fallback.
      address: address ?? venue ?? brandOf(site),
    },
    organizer: circuit(site),
    ...(summary === null ? {} : { description: summary }),
    ...(cover === null ? {} : { image: [absolute(cover.url, site)] }),
    ...(offers.length === 0 ? {} : { offers }),
  } satisfies SportsEvent;
}

/**
 * Returns the event's ticket offers, or the price and sale state that editors entered when the site doesn't sell
 * tickets for it.
 */
function offersOf(event: EventCard, { offers, locale }: EventPage, url: string): Offer[] {
  const isSoldHere = offers?.offers.some(({ arrangementId }) => arrangementId === null) ?? false;
  if (offers !== null && isSoldHere) return ticketOffers(offers, url, locale);
  const offer = offerOf(event, url);
  return offer === null ? [] : [offer];
}

function offerOf({ priceFromCents, saleState }: EventCard, url: string): Offer | null {
  if (priceFromCents === null) return null;
  const { availability } = eventSaleRules[saleState];
  return {
    "@type": "Offer",
    price: (priceFromCents / 100).toFixed(2),
    priceCurrency: "EUR",
    url,
    ...(availability === null ? {} : { availability: `https://schema.org/${availability}` as const }),
  };
}
