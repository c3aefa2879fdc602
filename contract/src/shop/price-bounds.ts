/** Highest price of a ticket, in cents without VAT: the panel's fields for prices have the same. */
export const highestNetCents = 10_000_000;

/** Highest total of one order, in cents with VAT: a million euros, which every database and payment provider can count. */
export const highestOrderCents = 100_000_000;
