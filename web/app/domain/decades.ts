/** A decade by its first year, with the number of listed items from it. */
export interface Decade {
  from: number;
  count: number;
}

/** Returns the first year of a year's decade. */
export function decadeOf(year: number): number {
  return Math.floor(year / 10) * 10;
}

/** Counts years by decade, oldest first. */
export function decadesOf(years: readonly number[]): Decade[] {
  const counts = new Map<number, number>();
  for (const year of years) counts.set(decadeOf(year), (counts.get(decadeOf(year)) ?? 0) + 1);
  return [...counts].map(([from, count]) => ({ from, count })).toSorted((one, other) => one.from - other.from);
}

/** Returns the decade that a query parameter names; `null` when the list has nothing from it, or without parameter. */
export function readDecade(text: string | null, decades: readonly Decade[]): number | null {
  return decades.find(({ from }) => String(from) === text)?.from ?? null;
}
