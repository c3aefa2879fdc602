import type { OrderRow } from "../tables/order-tables.ts";

type MoneyRow = Pick<OrderRow, "state" | "surplusCents" | "refundedCents" | "chargedBackCents">;

/** Returns the surplus of a paid order, less refunds and chargebacks; in cents. */
export function surplusLeft({ state, surplusCents, refundedCents, chargedBackCents }: MoneyRow): number {
  return state === "paid" ? Math.max(0, surplusCents - refundedCents - chargedBackCents) : 0;
}

/** Returns the refunds of a paid order beyond its surplus: those of its price; in cents. */
export function refundedPartOf({ state, surplusCents, refundedCents }: MoneyRow): number {
  return state === "paid" ? Math.max(0, refundedCents - surplusCents) : 0;
}

/** Returns the chargebacks beyond the surplus that is left; in cents. */
export function uncoveredChargebackOf({
  surplusCents,
  refundedCents,
  chargedBackCents,
}: Omit<MoneyRow, "state">): number {
  return Math.max(0, chargedBackCents - Math.max(0, surplusCents - refundedCents));
}
