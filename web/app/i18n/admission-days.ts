import type { Locale } from "@circuit/contract/locales";
import { formatDayNumber, formatLongDay, formatPeriod, formatShortWeekday, formatWeekdayName } from "./format.ts";

/** Returns noon of a day, which is on the same day in every time zone of Europe. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** Returns the first and the last day of an admission as ISO 8601 moments, both at 12:00 UTC. */
export function admissionMoments(admission: string): [first: string, last: string] {
  const [first = "", last = first] = admission.split("_");
  return [noon(first), noon(last)];
}

/**
 * Formats the days to which a ticket admits: `zondag 27 juni 2027`, or `25–27 juni 2027`.
 *
 * @param admission - A day, or the first and last day with `_` between them.
 */
export function formatAdmission(admission: string, locale: Locale): string {
  const [first, last] = admissionMoments(admission);
  return first === last ? formatLongDay(first, locale) : formatPeriod(first, last, locale);
}

/** Formats a period for the day box of a ticket: `25` and `vrijdag`, or `26–27` and `za–zo`; `days` is its length. */
export function formatAdmissionBox(from: string, till: string, locale: Locale) {
  const days = dayCount(from, till);
  const range = (format: typeof formatDayNumber) => `${format(noon(from), locale)}–${format(noon(till), locale)}`;
  return days === 1
    ? { number: formatDayNumber(noon(from), locale), weekday: formatWeekdayName(noon(from), locale), days }
    : { number: range(formatDayNumber), weekday: range(formatShortWeekday), days };
}

function dayCount(from: string, till: string): number {
  return Math.round((Date.parse(noon(till)) - Date.parse(noon(from))) / 86_400_000) + 1;
}
