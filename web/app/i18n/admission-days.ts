import type { Locale } from "@circuit/contract/locales";
import { formatDayNumber, formatLongDay, formatPeriod, formatWeekdayName } from "./format.ts";

/** Noon, so that the day is the same in every zone near the circuit's. */
const noon = (day: string) => `${day}T12:00:00Z`;

/**
 * `zondag 27 juni 2027`, or `25–27 juni 2027`: the days that a ticket admits to.
 *
 * @param admission - Its key: a day, or the first and last day with `_` between them.
 */
export function formatAdmission(admission: string, locale: Locale): string {
  const [from = admission, till = from] = admission.split("_");
  if (from !== till) return formatPeriod(noon(from), noon(till), locale);
  return formatLongDay(noon(from), locale);
}

/** `25`, `vrijdag` and the like: the parts of a box for a day, or for days in a row. */
export function admissionBox(from: string, till: string, locale: Locale) {
  return {
    number: formatDayNumber(noon(from), locale),
    weekday: formatWeekdayName(noon(from), locale),
    days: dayCount(from, till),
  };
}

function dayCount(from: string, till: string): number {
  return Math.round((Date.parse(noon(till)) - Date.parse(noon(from))) / 86_400_000) + 1;
}
