/** Whole minutes of a walk: nobody is told that it takes none. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}
