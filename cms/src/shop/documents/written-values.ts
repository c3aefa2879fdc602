import type { Locale } from "#contract/locales";
import { admissionDays } from "#contract/shop/admission-days";

const tags: Record<Locale, string> = { nl: "nl-NL", en: "en-GB" };
const zone = "Europe/Amsterdam";

/** Writes whole cents: `€ 1.722,90`, or `€1,722.90`. */
export function writeMoney(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** Writes a percentage: `21%`. */
export function writeRate(percent: number, locale: Locale): string {
  return `${new Intl.NumberFormat(tags[locale]).format(percent)}%`;
}

/** Writes the day of a moment: `21 november 2026`. @param moment - ISO 8601, or milliseconds since 1970. */
export function writeDate(moment: string | number, locale: Locale): string {
  return dateIn(locale, { day: "numeric", month: "long", year: "numeric", timeZone: zone }).format(new Date(moment));
}

/** Writes a moment at the circuit: `21 november 2026, 14:24`. */
export function writeMoment(moment: string, locale: Locale): string {
  const time = dateIn(locale, { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(new Date(moment));
  return `${writeDate(moment, locale)}, ${time}`;
}

/** Writes days of an admission: `zondag 27 juni 2027`, or `25 juni t/m 27 juni 2027`. @param until - `t/m`. */
export function writeDays(admission: string, until: string, locale: Locale): string {
  const days = admissionDays(admission);
  const [first, last] = [middayOf(days.at(0)), middayOf(days.at(-1))];
  const long = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  if (days.length === 1) return dateIn(locale, { ...long, weekday: "long", year: "numeric" }).format(first);
  const end = dateIn(locale, { ...long, year: "numeric" }).format(last);
  return `${dateIn(locale, long).format(first)} ${until} ${end}`;
}

/** Writes the short name of a weekday: `zo`. @param day - `YYYY-MM-DD`. */
export function writeWeekday(day: string, locale: Locale): string {
  return dateIn(locale, { weekday: "short", timeZone: "UTC" }).format(middayOf(day)).replace(".", "");
}

/** The days of an admission as a ticket's stub shows them. */
export interface StubDays {
  /** `27`, or `25–27`. */
  numerals: string;
  /** Two lines: `zo juni` and `2027`. */
  lines: readonly [string, string];
  count: number;
}

/** Writes an admission's days for a ticket's stub. @param until - Word between the first and the last day. */
export function stubDays(admission: string, until: string, locale: Locale): StubDays {
  const days = admissionDays(admission);
  const [first, last] = [middayOf(days.at(0)), middayOf(days.at(-1))];
  const part = (options: Intl.DateTimeFormatOptions, date: Date) =>
    dateIn(locale, { ...options, timeZone: "UTC" })
      .format(date)
      .replace(".", "");
  const [day, weekday, month] = [{ day: "numeric" }, { weekday: "short" }, { month: "long" }] as const;
  const year = part({ year: "numeric" }, last);
  const count = days.length;
  if (count === 1)
    return { numerals: part(day, first), lines: [`${part(weekday, first)} ${part(month, first)}`, year], count };

  const numerals = `${part(day, first)}–${part(day, last)}`;
  const isOneMonth = part(month, first) === part(month, last);
  const lines = isOneMonth
    ? ([`${part(weekday, first)} ${until} ${part(weekday, last)}`, `${part(month, last)} ${year}`] as const)
    : ([`${part(month, first)} ${until}`, `${part(month, last)} ${year}`] as const);
  return { numerals, lines, count };
}

/** Does as {@link stubDays}, but with a single day's names in full: `zondag` and `juni 2027`. */
export function wideStubDays(admission: string, until: string, locale: Locale): StubDays {
  const stub = stubDays(admission, until, locale);
  if (stub.count > 1) return stub;
  const day = middayOf(admission);
  const written = (options: Intl.DateTimeFormatOptions) => dateIn(locale, { ...options, timeZone: "UTC" }).format(day);
  return { ...stub, lines: [written({ weekday: "long" }), written({ month: "long", year: "numeric" })] };
}

function middayOf(day: string | undefined): Date {
  return new Date(`${day ?? ""}T12:00:00Z`);
}

function dateIn(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tags[locale], options);
}
