/** Highest price of a ticket, in cents as it is typed: the panel's fields for prices have the same. */
export const highestPriceCents = 10_000_000;

/** Highest total of one order, in cents with VAT: a million euros, which every database and payment provider can count. */
export const highestOrderCents = 100_000_000;

/**
 * How many tickets still fit into one order.
 *
 * @param unitGrossCents - What one costs, in cents with VAT.
 * @param spentCents - What the rest of the order costs, in cents with VAT.
 * @returns A whole number, zero or more; `Infinity` for what costs nothing.
 */
export function fittingInOrder(unitGrossCents: number, spentCents: number): number {
  return unitGrossCents === 0 ? Infinity : Math.max(0, Math.floor((highestOrderCents - spentCents) / unitGrossCents));
}
