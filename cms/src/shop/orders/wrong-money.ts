import type { OrderRow } from "../tables/order-tables.ts";

type MoneyRow = Pick<OrderRow, "state" | "surplusCents" | "refundedCents" | "chargedBackCents">;

/** Surplus paid for a valid order, less what was refunded of it; in cents. */
export function surplusLeft({ state, surplusCents, refundedCents, chargedBackCents }: MoneyRow): number {
  return state === "paid" ? Math.max(0, surplusCents - refundedCents - chargedBackCents) : 0;
}

/** Refunds of the price of a valid order, in cents, without refunds of a surplus. */
export function refundedPartOf({ state, surplusCents, refundedCents }: MoneyRow): number {
  return state === "paid" ? Math.max(0, refundedCents - surplusCents) : 0;
}

/** Chargebacks, less the surplus that is still there; in cents. */
export function takenBackOf({ surplusCents, refundedCents, chargedBackCents }: Omit<MoneyRow, "state">): number {
  return Math.max(0, chargedBackCents - Math.max(0, surplusCents - refundedCents));
}
