/** Days before an event from which on it is no longer out of season. */
const offDays = 56;

const dayMs = 86_400_000;

/** Returns the weeks until an event (ISO 8601 moment), rounded up; `null` within eight weeks of it. */
export function weeksUntilEvent(startsAt: string, now: Date): number | null {
  const days = (Date.parse(startsAt) - now.getTime()) / dayMs;
  return days > offDays ? Math.ceil(days / 7) : null;
}
