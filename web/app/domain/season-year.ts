import { circuitDay } from "./circuit-day.ts";

/** The year that most events begin in, such as `2027`: their season; `null` without any. */
export function seasonYear(events: readonly { startsAt: string }[]): string | null {
  const years = Map.groupBy(events, ({ startsAt }) => circuitDay(startsAt).slice(0, 4));
  const [most] = [...years].toSorted(([, one], [, other]) => other.length - one.length);
  return most?.[0] ?? null;
}

/** Events, each with the last two digits of its year where that isn't their season's: `26` for December before. */
export function withOtherYears<Event extends { startsAt: string }>(
  events: readonly Event[],
  season: string | null = seasonYear(events),
): (Event & { otherYear: string | null })[] {
  return events.map((event) => {
    const year = circuitDay(event.startsAt).slice(0, 4);
    return { ...event, otherYear: year === season ? null : year.slice(2) };
  });
}
