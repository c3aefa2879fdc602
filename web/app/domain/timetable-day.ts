import type { CircuitDay } from "./circuit-day.ts";

interface Day {
  date: CircuitDay;
  sessions: readonly { kind: string }[];
}

/**
 * Chooses the day of a timetable to show first: the requested one, else today during the event, else the one with the
 * most races (the last of those with equally many).
 *
 * @param asked - The `day` parameter of the URL, unchecked; `null` when absent.
 * @returns `null` for a timetable without days.
 */
export function dayToShow<Shown extends Day>(
  days: readonly Shown[],
  asked: string | null,
  today: CircuitDay,
): Shown | null {
  const wanted = days.find(({ date }) => date === asked) ?? days.find(({ date }) => date === today);
  if (wanted !== undefined) return wanted;
  return days.reduce<Shown | null>((best, day) => (best === null || races(day) >= races(best) ? day : best), null);
}

function races({ sessions }: Day): number {
  return sessions.filter(({ kind }) => kind === "race").length;
}
