import type { SeedDocument } from "../document.ts";

const circuitDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam", dateStyle: "short" });

/**
 * The days of an event at the circuit, in order, as `YYYY-MM-DD`.
 *
 * @throws {Error} The document has no start or end.
 */
export function eventDays(event: SeedDocument): string[] {
  const { startsAt, endsAt } = event.nl;
  if (typeof startsAt !== "string" || typeof endsAt !== "string") throw new Error(`${event.key} has no dates`);

  const last = circuitDay.format(new Date(endsAt));
  const days: string[] = [];
  for (let day = circuitDay.format(new Date(startsAt)); day <= last; day = dayAfter(day)) days.push(day);
  return days;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
