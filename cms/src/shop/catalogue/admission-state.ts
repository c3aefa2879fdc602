import type { AdmissionState } from "#contract/shop/sale-states";
import { isCounted, isUnset, placesLeft, stockLevel } from "../stock/stock-level.ts";
import type { StockRow } from "../tables/stock-table.ts";
import type { PooledOffer } from "./offer-entry.ts";
import { saleWindowState } from "./sale-window-state.ts";

/**
 * Whether an admission can be bought.
 *
 * @param key - Key of the admission.
 * @param stock - The row with the fewest places left of those that it takes from; `null` where one is missing. As long as nobody
 *   set any places, nothing was sold out: it isn't on sale yet.
 * @param now - Milliseconds since 1970.
 * @returns Its state, and the places left where there are some, and no more than can be counted at a glance, or fewer than one
 *   order may ask for.
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
  if (stock === null || isUnset(stock)) return ["not-yet", null];
  const level = stockLevel(stock);
  const left = placesLeft(stock);
  return [level, level !== "sold-out" && (isCounted(stock) || left < offer.maxPerOrder) ? left : null];
}
