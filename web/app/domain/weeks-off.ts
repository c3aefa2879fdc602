/** An event that is further away is out of season, in days. */
const offDays = 56;

const dayMs = 86_400_000;

/**
 * How many weeks it takes until an event, while it is out of season.
 *
 * @param startsAt - ISO 8601 moment.
 * @param now - The moment that counts.
 * @returns Whole weeks, one that has begun included; `null` within eight weeks of the event.
 */
export function weeksOff(startsAt: string, now: Date): number | null {
  const days = (Date.parse(startsAt) - now.getTime()) / dayMs;
  return days > offDays ? Math.ceil(days / 7) : null;
}
