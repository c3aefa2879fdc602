/**
 * How many cards of a list are shown large, two to a row, so that the rest fill
 * rows of three and no card is left alone.
 */
export function largeCards(count: number): number {
  const rest = count % 3;
  if (rest === 2) return 2;
  return rest === 1 ? Math.min(count, 4) : 0;
}
