/** What visitors are told about the places that are left: plenty, few, or none. */
export type StockLevel = "available" | "few" | "sold-out";

/** At most so many places are few, or this part of the capacity if that is more. */
const fewPlaces = 10;
const fewPart = 0.05;

interface Counters {
  capacity: number;
  held: number;
  sold: number;
}

/** Places that can still be taken. */
export function placesLeft({ capacity, held, sold }: Counters): number {
  return capacity - held - sold;
}

/** The level of one row of the stock. A ticket for several days has the lowest of its days. */
export function stockLevel(row: Counters): StockLevel {
  const left = placesLeft(row);
  if (left <= 0) return "sold-out";
  return left <= Math.max(fewPlaces, row.capacity * fewPart) ? "few" : "available";
}
