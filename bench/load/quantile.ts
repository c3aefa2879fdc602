/** The value below which a share of the others lies: 0.5 gives the median, 1 the largest. `NaN` when there are none. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle of some values; `NaN` when there are none. */
export function medianOf(values: readonly number[]): number {
  return quantileOf(values, 0.5);
}
