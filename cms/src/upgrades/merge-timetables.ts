/** A session of an old timetable, which each language had its own of; with `titleEn` if it is shared already. */
export interface OldSession {
  startTime: string;
  endTime: string | null;
  endsNextDay: boolean;
  kind: string | null;
  title: string;
  titleEn: string | null;
}

export interface OldDay {
  date: string;
  sessions: readonly OldSession[];
}

/**
 * Merges a Dutch and an English timetable into one. Where a time or kind differs, the Dutch
 * one counts. A session that only the English one has is added, under its English name in
 * both languages. A day that was there twice becomes one.
 */
export function mergeTimetables(dutch: readonly OldDay[], english: readonly OldDay[]): OldDay[] {
  const days = byDate(dutch);
  const others = byDate(english);
  const dates = [...new Set([...days.keys(), ...others.keys()])].toSorted();
  return dates.map((date) => ({ date, sessions: mergeSessions(days.get(date) ?? [], others.get(date) ?? []) }));
}

/** The timetable of an event that exists in English only: its names also serve as the Dutch ones. */
export function namedInEnglish(english: readonly OldDay[]): OldDay[] {
  return mergeTimetables([], english);
}

function byDate(timetable: readonly OldDay[]): Map<string, OldSession[]> {
  const days = new Map<string, OldSession[]>();
  for (const { date, sessions } of timetable) days.set(date, [...(days.get(date) ?? []), ...sessions.map(overnight)]);
  return days;
}

/** A session that began in the evening and ended in the early hours must have ended on the next day. */
function overnight(session: OldSession): OldSession {
  const { startTime, endTime } = session;
  const isOvernight = endTime !== null && startTime >= "18:00" && endTime <= "08:00";
  return isOvernight ? { ...session, endsNextDay: true } : session;
}

function mergeSessions(dutch: readonly OldSession[], english: readonly OldSession[]): OldSession[] {
  // With as many sessions they are translations of each other, in order, even where a time was mistyped.
  if (dutch.length === english.length) {
    return dutch.map((session, index) => withEnglish(session, english[index]));
  }
  const left = [...english];
  const shared = dutch.map((session) => {
    const found = left.findIndex(({ startTime }) => startTime === session.startTime);
    return withEnglish(session, found === -1 ? undefined : left.splice(found, 1)[0]);
  });
  const onlyEnglish = left.map((session) => withEnglish(session, session));
  return [...shared, ...onlyEnglish].toSorted((a, b) => a.startTime.localeCompare(b.startTime));
}

function withEnglish(session: OldSession, english: OldSession | undefined): OldSession {
  return { ...session, titleEn: session.titleEn ?? english?.titleEn ?? english?.title ?? null };
}
