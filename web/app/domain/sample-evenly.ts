/** Selects at most `count` items evenly from a list, including the first and the last; `null` selects all. */
export function sampleEvenly<Item>(items: readonly Item[], count: number | null): Item[] {
  if (count === null || count >= items.length) return [...items];
  const step = count > 1 ? (items.length - 1) / (count - 1) : 0;
  const chosen = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)));
  return items.filter((_, index) => chosen.has(index));
}
