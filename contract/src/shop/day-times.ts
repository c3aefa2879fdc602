import type { Locale } from "../locales.ts";

/** What of a day's timetable its visitors need to know. Times are `HH:mm` at the circuit. */
interface DayTimes {
  /** `null` when the timetable doesn't say. */
  gatesOpenAt: string | null;
  /** The first race, or on a day without races the first riders on the track; `null` on a day without either. */
  firstStart: { at: string; isRace: boolean } | null;
  /** The last race, of a day with several. */
  lastRace: { at: string; title: string } | null;
}

/** A line of a timetable; times are `HH:mm` at the circuit, seconds may follow. */
interface TimetableLine {
  startTime: string;
  kind: string;
  title: string;
  /** Its name in English; `null` when it has no other. */
  titleEn: string | null;
}

/** Reads a day's timetable for who has a ticket for it. */
export function dayTimes(sessions: readonly TimetableLine[], locale: Locale): DayTimes {
  const inOrder = sessions.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1));
  const gates = inOrder.find(({ kind }) => kind === "gates");
  const races = inOrder.filter(({ kind }) => kind === "race");
  const [first] = races.length > 0 ? races : inOrder.filter(({ kind }) => ["qualifying", "practice"].includes(kind));
  const last = races.length > 1 ? races.at(-1) : undefined;
  return {
    gatesOpenAt: gates === undefined ? null : minute(gates.startTime),
    firstStart: first === undefined ? null : { at: minute(first.startTime), isRace: races.length > 0 },
    lastRace:
      last === undefined
        ? null
        : { at: minute(last.startTime), title: locale === "en" ? (last.titleEn ?? last.title) : last.title },
  };
}

function minute(time: string): string {
  return time.slice(0, 5);
}
