interface Starting {
  /** ISO 8601. */
  startsAt: string;
}

/** Compares events for sorting: the first to start comes first. */
export function byStart(one: Starting, other: Starting): number {
  return Date.parse(one.startsAt) - Date.parse(other.startsAt);
}
