/*
 * Days that a ticket admits to. Apart from their schema: browsers load this.
 */

/** Most days that one ticket admits to. */
export const maxDays = 14;

/**
 * Makes the key.
 *
 * @param firstDay - `YYYY-MM-DD`.
 * @param lastDay - `YYYY-MM-DD`; `null` for one day.
 */
export function admissionKey(firstDay: string, lastDay: string | null): string {
  return lastDay === null || lastDay === firstDay ? firstDay : `${firstDay}_${lastDay}`;
}

/** The days of an admission, in order, as `YYYY-MM-DD`. @throws {RangeError} They are too many, or end before they begin. */
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
 * Whether an admission isn't sold any more at a moment, whatever its editor says: its event, or the first day that it is for,
 * is over.
 *
 * @param firstDay - Of the admission, as `YYYY-MM-DD`.
 * @param day - The day at the circuit at that moment, as `YYYY-MM-DD`.
 */
export function isOver(firstDay: string, eventEndsAt: Date, moment: Date, day: string): boolean {
  return eventEndsAt <= moment || firstDay < day;
}

/** Whether each day of an admission is one of its event's. @param event - Its first and its last day, as `YYYY-MM-DD`. */
export function isWithinEvent(key: string, [first, last]: readonly [first: string, last: string]): boolean {
  return admissionDays(key).every((day) => day >= first && day <= last);
}
