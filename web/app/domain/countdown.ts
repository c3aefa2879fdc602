/** State of a countdown to an event: before it, with the time left; while it is going on (`running`); or after it. */
export type CountdownState =
  | { phase: "before"; days: number; hours: number; minutes: number }
  | { phase: "running" }
  | { phase: "ended" };

/**
 * Computes the state of a countdown. `startsAt` and `endsAt` are ISO 8601.
 *
 * @param now - Milliseconds since 1970.
 * @param endsAt - `null` for an event without duration, which ends when it starts.
 */
export function countdownStateAt(now: number, startsAt: string, endsAt: string | null): CountdownState {
  // Round up, so that the countdown shows zero only at the start.
  const left = Math.ceil((Date.parse(startsAt) - now) / 60_000);
  if (left <= 0) return { phase: endsAt !== null && now < Date.parse(endsAt) ? "running" : "ended" };

  return {
    phase: "before",
    days: Math.floor(left / 1440),
    hours: Math.floor(left / 60) % 24,
    minutes: left % 60,
  };
}
