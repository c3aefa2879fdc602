import type { AdmissionState } from "#contract/shop/sale-states";

/** Level of free places, as visitors see it: plenty, few, or none. */
export type StockLevel = Extract<AdmissionState, "available" | "few" | "sold-out">;

/** At most so many places may be few, or this part of the capacity if that is more. */
const fewPlaces = 10;
const fewPart = 0.05;

/** More than this part of the capacity isn't few: of a small event nearly all may be free. */
const fewAtMost = 0.25;

interface Counters {
  capacity: number;
  held: number;
  sold: number;
}

/** Places that can still be taken. */
export function placesLeft({ capacity, held, sold }: Counters): number {
  return capacity - held - sold;
}

/** Whether there never were any places, as far as the row tells. */
export function isUnset({ capacity, held, sold }: Counters): boolean {
  return capacity === 0 && held === 0 && sold === 0;
}

/** Whether so little is left that visitors see the number: few in number, of a small event also while all are free. */
export function isCounted(row: Counters): boolean {
  return placesLeft(row) <= Math.max(fewPlaces, row.capacity * fewPart);
}

/**
 * The level of one row of the stock. A ticket for several days has the lowest of its days. The one rule of what is few:
 * in number, and of the capacity. A last place is few too, but not where none was taken yet.
 */
export function stockLevel(row: Counters): StockLevel {
  const left = placesLeft(row);
  if (left <= 0) return "sold-out";
  const isSmallPart = left <= Math.ceil(row.capacity * fewAtMost) && left < row.capacity;
  return isSmallPart && isCounted(row) ? "few" : "available";
}
