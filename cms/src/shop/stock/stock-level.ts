import type { AdmissionState } from "#contract/shop/sale-states";
import type { StockRow } from "../tables/stock-table.ts";

/** How much of a stock row is left; visitors see `few` as nearly sold out. */
type StockLevel = Extract<AdmissionState, "available" | "few" | "sold-out">;

/** Visitors see the number left when it is at most this, or at most this share of the capacity. */
const fewPlaces = 10;
const fewPart = 0.05;

/** Highest share of the capacity that can be `few`: a small event may have sold nearly nothing. */
const maxFewShare = 0.25;

type Counters = Pick<StockRow, "capacity" | "held" | "sold">;

/** Returns how much of a stock row is left. */
export function placesLeft({ capacity, held, sold }: Counters): number {
  return capacity - held - sold;
}

/** Whether a stock row looks as if nobody has set its capacity yet. */
export function isCapacityUnset({ capacity, held, sold }: Counters): boolean {
  return capacity === 0 && held === 0 && sold === 0;
}

/** Whether visitors see the number left, as it is small. Of a small event that may be all of its capacity. */
export function isNumberShown(row: Counters): boolean {
  return placesLeft(row) <= Math.max(fewPlaces, row.capacity * fewPart);
}

/**
 * Returns the level of a stock row. `few`: a small number, and a small share of a capacity of which some is taken
 * already.
 */
export function stockLevel(row: Counters): StockLevel {
  const left = placesLeft(row);
  if (left <= 0) return "sold-out";
  const isSmallPart = left <= Math.ceil(row.capacity * maxFewShare) && left < row.capacity;
  return isSmallPart && isNumberShown(row) ? "few" : "available";
}
