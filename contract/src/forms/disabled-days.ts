/** Days that a date field refuses. */
export interface DisabledDays {
  /** Days and periods, both ends included, as `YYYY-MM-DD`. */
  periods: { from: string; until: string }[];
  /** Days of the week; 0 is Sunday. */
  weekdays: number[];
}

const weekdayNames = [
  ["zondag", "sunday"],
  ["maandag", "monday"],
  ["dinsdag", "tuesday"],
  ["woensdag", "wednesday"],
  ["donderdag", "thursday"],
  ["vrijdag", "friday"],
  ["zaterdag", "saturday"],
];

/**
 * Parses the days that an editor disabled, one per line or separated by commas: a day (`2027-05-01`), a period
 * (`2027-05-01 - 2027-05-09`) or a weekday in Dutch or English. Ignores anything else, which the CMS doesn't let an
 * editor publish.
 */
export function readDisabledDays(text: string): DisabledDays {
  const periods: DisabledDays["periods"] = [];
  const weekdays: number[] = [];

  for (const line of linesOf(text)) {
    const weekday = weekdayNames.findIndex((names) => names.includes(line.toLowerCase()));
    const period = readPeriod(line);
    if (weekday >= 0) weekdays.push(weekday);
    else if (period !== null) periods.push(period);
  }
  return { periods, weekdays };
}

/** Returns the lines that `readDisabledDays` can't parse. */
export function unreadableDays(text: string): string[] {
  return linesOf(text).filter((line) => {
    const { periods, weekdays } = readDisabledDays(line);
    return periods.length + weekdays.length === 0;
  });
}

/** Tells whether a day (`YYYY-MM-DD`) is disabled. */
export function isDisabled({ periods, weekdays }: DisabledDays, day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays.includes(weekday) || periods.some(({ from, until }) => from <= day && day <= until);
}

/** Tells whether a text is an existing date as `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

function readPeriod(line: string): { from: string; until: string } | null {
  const [, from = "", until = from] = /^(\d{4}-\d{2}-\d{2})(?:\s*[-–]\s*(\d{4}-\d{2}-\d{2}))?$/u.exec(line) ?? [];
  return isDay(from) && isDay(until) && from <= until ? { from, until } : null;
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]/u)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
