import { isWithinEvent } from "@circuit/contract/shop/admission-days";
import { ticketLabel, type EventOffers, type TicketOffer } from "@circuit/contract/shop/catalogue";
import { eventDays } from "@circuit/contract/shop/event-days";
import type { SaleDay, TicketChoice, TicketSale } from "./ticket-sale.ts";

/** Builds the view data of an event's sale, without arrangements; `null` when the event has no tickets of its own. */
export function ticketSale(event: EventOffers): TicketSale | null {
  return saleOf(event, null);
}

/** Builds the sales of the events at which an arrangement can be booked. */
export function arrangementSales(events: readonly EventOffers[], arrangementId: string): TicketSale[] {
  return events.flatMap((event) => saleOf(event, arrangementId) ?? []);
}

/**
 * Builds the view data of a sale, without days outside the event's dates, which remain after the event was moved.
 *
 * @param arrangementId - `null` for the event's own tickets.
 */
function saleOf(event: EventOffers, arrangementId: string | null): TicketSale | null {
  const ofEvent = eventDays(event);
  const offers = event.offers.filter((offer) => offer.arrangementId === arrangementId);
  const days = new Map<string, SaleDay>();
  for (const offer of standsTogether(offers)) {
    for (const admission of offer.admissions) {
      const { key } = admission;
      if (!isWithinEvent(key, ofEvent)) continue;
      const [from = key, till = from] = key.split("_");
      const day = days.get(key) ?? { key, from, till, tickets: [] };
      day.tickets.push(choiceOf(offer, admission));
      days.set(key, day);
    }
  }
  if (days.size === 0) return null;
  const { eventId, title, slug, startsAt, endsAt, colour, waitingRoom } = event;
  const waitingSlug = waitingRoom === null || !opensSoon([...days.values()], Date.now()) ? null : slug;
  return {
    eventId,
    title,
    anchor: `tickets-${slug}`,
    startsAt,
    endsAt,
    colour,
    waitingSlug,
    days: [...days.values()].toSorted(inOrder),
  };
}

/** How long before a sale opens its waiting room is linked, in milliseconds: longer than a page is cached. */
const waitingShownMs = 24 * 60 * 60 * 1000;

/** Whether anything is on sale, was, or will be soon. @param now - Milliseconds since 1970. */
function opensSoon(days: readonly SaleDay[], now: number): boolean {
  return days.some(({ tickets }) =>
    tickets.some(
      ({ state, opensAt }) => state !== "not-yet" || (opensAt !== null && Date.parse(opensAt) - waitingShownMs <= now),
    ),
  );
}

/** Sorts the tickets of a grandstand together, at the position of its first ticket. */
function standsTogether(offers: readonly TicketOffer[]): TicketOffer[] {
  return [...Map.groupBy(offers, ({ stand }, index) => stand?.key ?? index).values()].flat();
}

/** Sorts single days before periods of several days. */
function inOrder(one: SaleDay, other: SaleDay): number {
  const [isLong, isOtherLong] = [one, other].map(({ from, till }) => (from === till ? 0 : 1));
  return (isLong ?? 0) - (isOtherLong ?? 0) || one.key.localeCompare(other.key);
}

/** Builds the view data of a ticket, without the number left, which would become outdated in a cached page. */
function choiceOf(offer: TicketOffer, { priceCents, state }: TicketOffer["admissions"][number]): TicketChoice {
  const { stand } = offer;
  return {
    id: offer.ticketId,
    name: offer.name,
    label: ticketLabel(offer),
    summary: offer.summary,
    stand: stand && {
      key: stand.key,
      name: stand.name,
      summary: stand.summary,
      colour: stand.colour,
      gate: stand.gate,
    },
    isAccessible: offer.isAccessible,
    isForAdult: offer.audience === "adult",
    isForCompanion: offer.audience === "companion",
    leadsWith: offer.leadsWith,
    vatRate: offer.vatRate,
    priceCents,
    most: offer.maxPerOrder,
    least: offer.leastPerOrder,
    state,
    left: null,
    opensAt: state === "not-yet" ? offer.saleStartsAt : null,
  };
}
