/** A decade of a list: its first year, and how many of the list are from it. */
export interface Decade {
  from: number;
  count: number;
}

/** The first year of the decade that a year is in. */
export function decadeOf(year: number): number {
  return Math.floor(year / 10) * 10;
}

/** The decades that years fall in, oldest first. */
export function decadesOf(years: readonly number[]): Decade[] {
  const counts = new Map<number, number>();
  for (const year of years) counts.set(decadeOf(year), (counts.get(decadeOf(year)) ?? 0) + 1);
  return [...counts].map(([from, count]) => ({ from, count })).toSorted((one, other) => one.from - other.from);
}

/** The decade that an address asks for; `null` for all, also when the list has nothing from it. */
export function readDecade(text: string | null, decades: readonly Decade[]): number | null {
  return decades.find(({ from }) => String(from) === text)?.from ?? null;
}
