/** A session of an old timetable, of which each language had its own. `titleEn` is set when it is merged already. */
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
 * Merges a Dutch and an English timetable. Dutch times and kinds win. A session that is only in the English one is
 * added, with its English title in both languages. Duplicate days are merged.
 */
export function mergeTimetables(dutch: readonly OldDay[], english: readonly OldDay[]): OldDay[] {
  const days = byDate(dutch);
  const others = byDate(english);
  const dates = [...new Set([...days.keys(), ...others.keys()])].toSorted();
  return dates.map((date) => ({ date, sessions: mergeSessions(days.get(date) ?? [], others.get(date) ?? []) }));
}

function byDate(timetable: readonly OldDay[]): Map<string, OldSession[]> {
  const days = new Map<string, OldSession[]>();
  for (const { date, sessions } of timetable) days.set(date, [...(days.get(date) ?? []), ...sessions.map(overnight)]);
  return days;
}

/** Marks a session that begins in the evening and ends in the early morning as ending on the next day. */
function overnight(session: OldSession): OldSession {
  const { startTime, endTime } = session;
  const isOvernight = endTime !== null && startTime >= "18:00" && endTime <= "08:00";
  return isOvernight ? { ...session, endsNextDay: true } : session;
}

function mergeSessions(dutch: readonly OldSession[], english: readonly OldSession[]): OldSession[] {
  // Equal numbers of sessions are translations of each other, in order, even when a time was mistyped.
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
