/**
 * Returns the number of guests for an example price: eight, within the limits of the arrangement.
 *
 * @param min - Smallest group; `null` for no lower limit.
 * @param max - Largest group; `null` for no upper limit.
 */
export function exampleGroupSize(min: number | null, max: number | null): number {
  return Math.max(min ?? 1, Math.min(8, max ?? 8));
}
