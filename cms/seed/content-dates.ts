import type { SeedCalendar } from "./calendar.ts";

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const days = `(?:(?<weekday>${weekdays.join("|")}) from )?day (?<offset>-?\\d+)(?: (?<sign>[+-]) (?<more>\\d+))?`;
const relative = new RegExp(`^${days}(?: at (?<hour>\\d\\d):(?<minute>\\d\\d))?$`, "u");
const fixed = /^\d{4}-\d\d-\d\d$/u;
const named = /\{(?<part>day and month|month) of (?<day>[^}]+)\}/gu;

const languages = { nl: "nl-NL", en: "en-GB" };
const month = { month: "long", timeZone: "UTC" } as const;

/**
 * Parses a date in a content file, such as `day 12`, `friday from day 214 + 2` or `2027-06-25`.
 *
 * @returns The date as `YYYY-MM-DD`; `null` for another text.
 */
export function readDay(text: string, calendar: SeedCalendar): string | null {
  if (fixed.test(text)) return text;
  const found = relative.exec(text)?.groups;
  return found === undefined || found["hour"] !== undefined ? null : calendar.date(offsetOf(found, calendar));
}

/**
 * Parses a moment in a content file, such as `day -8 at 16:00` or `friday from day 214 at 09:00`.
 *
 * @returns The moment in ISO 8601; `null` for another text.
 */
export function readMoment(text: string, calendar: SeedCalendar): string | null {
  const found = relative.exec(text)?.groups;
  if (found?.["hour"] === undefined) return null;
  return calendar.day(offsetOf(found, calendar), Number(found["hour"]), Number(found["minute"]));
}

/** Replaces date placeholders in a text: `{day and month of day 100}` by `1 maart`, `{month of day 100}` by `maart`. */
export function nameDays(text: string, language: "nl" | "en", calendar: SeedCalendar): string {
  return text.replaceAll(named, (all, part: string, day: string) => {
    const date = readDay(day, calendar);
    const parts = part === "month" ? month : { ...month, day: "numeric" as const };
    return date === null ? all : new Intl.DateTimeFormat(languages[language], parts).format(new Date(date));
  });
}

/** Computes the number of days from the day of seeding. */
function offsetOf(found: Record<string, string | undefined>, calendar: SeedCalendar): number {
  const { weekday, offset, sign, more = "0" } = found;
  const start = Number(offset);
  const first = weekday === undefined ? start : calendar.weekday(start, weekdays.indexOf(weekday));
  return first + Number(more) * (sign === "-" ? -1 : 1);
}
