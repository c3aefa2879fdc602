import type { EventOffers, TicketOffer } from "#contract/shop/catalogue";

/** What a ticket type of the catalogue sells, without how much of it is left. */
export type PooledOffer = Omit<TicketOffer, "admissions"> & {
  /** The pool that its places come from, on each of an admission's days. */
  pool: string;
  admissions: readonly { key: string; priceCents: number }[];
};

/** An event with its ticket types, as editors wrote them. */
export type OfferEntry = Omit<EventOffers, "offers"> & { offers: readonly PooledOffer[] };
