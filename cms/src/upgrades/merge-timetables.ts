/** A line of a timetable as it was per language, with `titleEn` where it is shared already. */
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
 * Makes one timetable of a Dutch and an English one. Where they differ in a time or a
 * kind the Dutch one counts; a line that only the English one has is added, under its
 * English name in both languages, so that nothing is lost. A day that was there twice
 * becomes one.
 */
export function mergeTimetables(dutch: readonly OldDay[], english: readonly OldDay[]): OldDay[] {
  const days = byDate(dutch);
  const others = byDate(english);
  const dates = [...new Set([...days.keys(), ...others.keys()])].toSorted();
  return dates.map((date) => ({ date, sessions: mergeSessions(days.get(date) ?? [], others.get(date) ?? []) }));
}

/** The timetable of an event that is in English only: its names are both languages' until somebody translates them. */
export function namedInEnglish(english: readonly OldDay[]): OldDay[] {
  return mergeTimetables([], english);
}

function byDate(timetable: readonly OldDay[]): Map<string, OldSession[]> {
  const days = new Map<string, OldSession[]>();
  for (const { date, sessions } of timetable) days.set(date, [...(days.get(date) ?? []), ...sessions.map(overnight)]);
  return days;
}

/** A line in the evening that ended in the small hours could only mean those of the next day. */
function overnight(session: OldSession): OldSession {
  const { startTime, endTime } = session;
  const isOvernight = endTime !== null && startTime >= "18:00" && endTime <= "08:00";
  return isOvernight ? { ...session, endsNextDay: true } : session;
}

function mergeSessions(dutch: readonly OldSession[], english: readonly OldSession[]): OldSession[] {
  // As many lines: they are translations of each other, in order, even where a time was mistyped.
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
