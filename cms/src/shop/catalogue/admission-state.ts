import type { AdmissionState } from "#contract/shop/sale-states";
import { isNumberShown, isCapacityUnset, placesLeft, stockLevel } from "../stock/stock-level.ts";
import type { StockRow } from "../tables/stock-table.ts";
import type { PooledOffer } from "./offer-entry.ts";
import { saleWindowState } from "./sale-window-state.ts";

/**
 * Returns whether a ticket type's admission can be bought now. As long as nobody set a capacity it is `not-yet` on
 * sale.
 *
 * @param key - Key of the admission.
 * @param stock - Stock row of its fullest day (`limitingRow`); `null` when a day has no row.
 * @param now - Milliseconds since 1970.
 * @returns Its state, and how many are left: `null` unless few in number, or fewer than one order may ask for.
 */
export function admissionState(
  event: Parameters<typeof saleWindowState>[0],
  offer: Pick<PooledOffer, "saleStartsAt" | "saleEndsAt" | "maxPerOrder">,
  key: string,
  stock: StockRow | null,
  now: number,
): [AdmissionState, number | null] {
  const time = saleWindowState(event, offer, key, now);
  if (time !== "open") return [time, null];
  if (stock === null || isCapacityUnset(stock)) return ["not-yet", null];
  const level = stockLevel(stock);
  const left = placesLeft(stock);
  return [level, level !== "sold-out" && (isNumberShown(stock) || left < offer.maxPerOrder) ? left : null];
}
