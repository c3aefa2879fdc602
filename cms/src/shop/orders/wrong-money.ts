import type { OrderRow } from "../tables/order-tables.ts";

type MoneyRow = Pick<OrderRow, "state" | "surplusCents" | "refundedCents" | "chargedBackCents">;

/** What came in too much of an order that stands, less what went back already; in cents. */
export function surplusLeft({ state, surplusCents, refundedCents, chargedBackCents }: MoneyRow): number {
  return state === "paid" ? Math.max(0, surplusCents - refundedCents - chargedBackCents) : 0;
}

/** What was refunded of the price of an order that stands, in cents: not what came in too much. */
export function refundedPartOf({ state, surplusCents, refundedCents }: MoneyRow): number {
  return state === "paid" ? Math.max(0, refundedCents - surplusCents) : 0;
}

/** What banks took back, less what came in too much and is still there; in cents. */
export function takenBackOf({ surplusCents, refundedCents, chargedBackCents }: Omit<MoneyRow, "state">): number {
  return Math.max(0, chargedBackCents - Math.max(0, surplusCents - refundedCents));
}
