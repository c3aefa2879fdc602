/** Returns how many cards of a list to show large, two in a row, so that the others fill whole rows of three. */
export function largeCards(count: number): number {
  const rest = count % 3;
  if (rest === 2) return 2;
  return rest === 1 ? Math.min(count, 4) : 0;
}
