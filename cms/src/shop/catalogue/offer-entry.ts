import type { EventOffers, TicketOffer } from "#contract/shop/catalogue";

/** A ticket type as editors wrote it, without its state and the number left. */
export type PooledOffer = Omit<TicketOffer, "admissions"> & {
  /** Name of the stock pool that it sells from on each day of an admission (`pool.ts`). */
  pool: string;
  admissions: readonly { key: string; priceCents: number }[];
};

/** An event with its ticket types, as editors wrote them. */
export type OfferEntry = Omit<EventOffers, "offers"> & { offers: readonly PooledOffer[] };
