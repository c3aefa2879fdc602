import { circuitDay } from "./circuit-day.ts";

/** Returns the season of events: the year in which most of them start, such as `2027`; `null` without events. */
export function seasonYear(events: readonly { startsAt: string }[]): string | null {
  const years = Map.groupBy(events, ({ startsAt }) => circuitDay(startsAt).slice(0, 4));
  const [most] = [...years].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? null;
}

/** Adds to each event outside the season the last two digits of its year, such as `26`; to others `null`. */
export function withOtherYears<Event extends { startsAt: string }>(
  events: readonly Event[],
  season: string | null = seasonYear(events),
): (Event & { otherYear: string | null })[] {
  return events.map((event) => {
    const year = circuitDay(event.startsAt).slice(0, 4);
    return { ...event, otherYear: year === season ? null : year.slice(2) };
  });
}
