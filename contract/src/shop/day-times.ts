import type { Locale } from "../locales.ts";

/** The times of a day that matter most to visitors, as `HH:mm` in local time; `null` where the timetable has none. */
interface DayTimes {
  gatesOpenAt: string | null;
  /** The first race, or on a day without races the first qualifying or practice session. */
  firstStart: { at: string; isRace: boolean } | null;
  /** The last race, of a day with several. */
  lastRace: { at: string; title: string } | null;
}

/** A session of a timetable. */
interface TimetableLine {
  /** `HH:mm` in local time; seconds may follow. */
  startTime: string;
  kind: string;
  title: string;
  /** `null` when the English name is the same. */
  titleEn: string | null;
}

/** Extracts the times for a ticket holder from a day's timetable. */
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
