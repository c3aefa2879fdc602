/* Browsers load this file, so that it has no zod; the schema of the key is in `admission.ts`. */

/** Most days that one ticket admits to. */
export const maxDays = 14;

/**
 * Makes the key of an admission, the days that a ticket is for: `2027-06-25` or `2027-06-25_2027-06-27`.
 *
 * @param firstDay - `YYYY-MM-DD`.
 * @param lastDay - `YYYY-MM-DD`; `null` for one day.
 */
export function admissionKey(firstDay: string, lastDay: string | null): string {
  return lastDay === null || lastDay === firstDay ? firstDay : `${firstDay}_${lastDay}`;
}

/** Lists the days of an admission's key, as `YYYY-MM-DD`. @throws {RangeError} There are none, or too many. */
export function admissionDays(key: string): string[] {
  const [first = "", last = first] = key.split("_");
  const days: string[] = [];
  for (let at = Date.parse(`${first}T00:00:00Z`); days.length <= maxDays; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    if (day > last) break;
    days.push(day);
  }
  if (days.length === 0 || days.length > maxDays) throw new RangeError(`No row of days: ${key}`);
  return days;
}

/**
 * Tells whether it is too late to sell an admission: its event, or its first day, is over.
 *
 * @param firstDay - First day of the admission, as `YYYY-MM-DD`.
 * @param day - Local date at the circuit of `moment`, as `YYYY-MM-DD`.
 */
export function isTooLateToSell(firstDay: string, eventEndsAt: Date, moment: Date, day: string): boolean {
  return eventEndsAt <= moment || firstDay < day;
}

/** Tells whether all days of an admission's key are within an event's first and last day. */
export function isWithinEvent(key: string, [first, last]: readonly [first: string, last: string]): boolean {
  return admissionDays(key).every((day) => day >= first && day <= last);
}
