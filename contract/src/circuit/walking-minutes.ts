/** Whole minutes of a walk, at least 1. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
