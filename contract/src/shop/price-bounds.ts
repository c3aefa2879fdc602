/** Highest price of a ticket, in cents; Strapi's fields for prices have the same limit. */
export const highestPriceCents = 10_000_000;

/** Highest total of one order, in cents with VAT: a million euros, safe for databases and payment providers. */
export const highestOrderCents = 100_000_000;

/**
 * Returns how many tickets of a price still fit into one order.
 *
 * @param unitGrossCents - Price of one ticket, in cents with VAT.
 * @param spentCents - Total of the rest of the order, in cents with VAT.
 * @returns `Infinity` for free tickets.
 */
export function maxTicketsInOrder(unitGrossCents: number, spentCents: number): number {
  return unitGrossCents === 0 ? Infinity : Math.max(0, Math.floor((highestOrderCents - spentCents) / unitGrossCents));
}
