/**
 * Takes a number of items spread evenly over a list, the first and the last
 * among them, so that a short selection still tells the whole story.
 *
 * @param count - How many at most; `null` for all of them.
 */
export function spreadOver<Item>(items: readonly Item[], count: number | null): Item[] {
  if (count === null || count >= items.length) return [...items];
  const step = count > 1 ? (items.length - 1) / (count - 1) : 0;
  const chosen = new Set(Array.from({ length: count }, (_, index) => Math.round(index * step)));
  return items.filter((_, index) => chosen.has(index));
}
