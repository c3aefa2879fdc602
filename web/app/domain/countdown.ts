/** Where a countdown stands: still running down, the thing itself going on, or over. */
export type CountdownState =
  | { phase: "before"; days: number; hours: number; minutes: number }
  | { phase: "running" }
  | { phase: "ended" };

/**
 * What a countdown shows at a moment.
 *
 * @param now - Milliseconds since 1970.
 * @param startsAt - ISO 8601 moment counted down to; from then on it is running.
 * @param endsAt - ISO 8601 moment it is over; `null` for a moment without
 *   duration, which is over as soon as it has come.
 */
export function countdownAt(now: number, startsAt: string, endsAt: string | null): CountdownState {
  // Rounded up: zero is shown only once the moment has come.
  const left = Math.ceil((Date.parse(startsAt) - now) / 60_000);
  if (left <= 0) return { phase: endsAt !== null && now < Date.parse(endsAt) ? "running" : "ended" };

  return {
    phase: "before",
    days: Math.floor(left / 1440),
    hours: Math.floor(left / 60) % 24,
    minutes: left % 60,
  };
}
