import type { Locale } from "@circuit/contract/locales";

const languageTags: Record<Locale, string> = { nl: "nl-NL", en: "en-GB" };

const timeZone = "Europe/Amsterdam";

/** Caches formatters by locale and options: creating one is slow, and a page formats dozens of dates and prices. */
function cachedByOptions<Options, Format>(make: (tag: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = `${locale}${JSON.stringify(options)}`;
    const cached = made.get(key) ?? make(languageTags[locale], options);
    made.set(key, cached);
    return cached;
  };
}

const dateFormat = cachedByOptions(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone, ...options }),
);

const numberFormat = cachedByOptions((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));

/** Formats an ISO 8601 moment in the circuit's time zone. */
function format(moment: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, options).format(new Date(moment));
}

/** Formats the day of a moment (ISO 8601) at the circuit: `18 november 2026`. */
export function formatDay(moment: string, locale: Locale): string {
  return format(moment, locale, { day: "numeric", month: "long", year: "numeric" });
}

/** Formats the day of a moment (ISO 8601) at the circuit, with its weekday: `zondag 27 juni 2027`. */
export function formatLongDay(moment: string, locale: Locale): string {
  return format(moment, locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** Formats the weekday of a moment at the circuit: `zondag`. */
export function formatWeekdayName(moment: string, locale: Locale): string {
  return format(moment, locale, { weekday: "long" });
}

/** Formats the day of the month of a moment at the circuit: `27`. */
export function formatDayNumber(moment: string, locale: Locale): string {
  return format(moment, locale, { day: "numeric" });
}

/** Formats the month of a moment at the circuit: `juni 2027`. */
export function formatMonth(moment: string, locale: Locale): string {
  return format(moment, locale, { month: "long", year: "numeric" });
}

/** Formats a whole number: `1.284`. */
export function formatNumber(number: number, locale: Locale): string {
  return numberFormat(locale, {}).format(number);
}

/** Formats the wall time of a moment at the circuit: `14:00`. */
export function formatTime(moment: string, locale: Locale): string {
  return format(moment, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/**
 * Formats the days of an event for the two parts of a card: `25–27` and `juni`, or `30–2` and `apr–mei`.
 *
 * @param startsAt - ISO 8601 moment, like `endsAt`.
 * @param otherYear - Two digits of a year to add: `dec ’26`.
 */
export function formatDayRange(startsAt: string, endsAt: string, locale: Locale, otherYear?: string | null) {
  const [startDay, endDay] = [startsAt, endsAt].map((moment) => format(moment, locale, { day: "numeric" }));
  const [startMonth, endMonth] = [startsAt, endsAt].map((moment) => formatShortMonth(moment, locale));
  const isOneDay = startDay === endDay && startMonth === endMonth;

  return {
    days: isOneDay ? `${startDay}` : `${startDay}–${endDay}`,
    month: `${startMonth === endMonth ? startMonth : `${startMonth}–${endMonth}`}${otherYear ? ` ’${otherYear}` : ""}`,
  };
}

/** Formats the days of an event in words: `25–27 juni 2027`. */
export function formatPeriod(startsAt: string, endsAt: string, locale: Locale): string {
  return dateFormat(locale, { day: "numeric", month: "long", year: "numeric" })
    .formatRange(new Date(startsAt), new Date(endsAt))
    .replaceAll(/\s?–\s?/gu, (dash) => (dash.includes(" ") && /\d/u.test(dash) ? dash : "–"));
}

/** Formats a month in at most five letters, so that it fits beside a large number. */
function formatShortMonth(moment: string, locale: Locale): string {
  const long = format(moment, locale, { month: "long" });
  return long.length <= 5 ? long : format(moment, locale, { month: "short" }).replace(".", "");
}

/** Formats whole euro cents: `€ 79,00`, with a no-break space. */
export function formatPrice(cents: number, locale: Locale): string {
  return numberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** Formats whole euro cents, without decimals for a whole number of euros: `€ 45`. */
export function formatRoundPrice(cents: number, locale: Locale): string {
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  return numberFormat(locale, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(cents / 100);
}

/** Formats whole metres: `350 m` or `6 km`. */
export function formatDistance(metres: number, locale: Locale): string {
  const isShort = metres < 1000;
  return numberFormat(locale, {
    style: "unit",
    unit: isShort ? "meter" : "kilometer",
    maximumFractionDigits: 1,
  }).format(isShort ? metres : metres / 1000);
}

/** Formats kilobytes (1000 bytes): `340 kB` or `1,2 MB`. */
export function formatFileSize(kilobytes: number, locale: Locale): string {
  const isSmall = kilobytes < 1000;
  return numberFormat(locale, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, kilobytes) : kilobytes / 1000);
}

/** Formats a percentage without white space: `21%` or `5,5%`. */
export function formatPercentage(percentage: number, locale: Locale): string {
  return `${numberFormat(locale, {}).format(percentage)}%`;
}

/** Formats a day at the circuit with its name, without its year: `zondag 27 juni`. */
export function formatNamedDay(moment: string, locale: Locale): string {
  return format(moment, locale, { weekday: "long", day: "numeric", month: "long" });
}

/** Formats the short name of the weekday of a moment at the circuit: `zo`. */
export function formatShortWeekday(moment: string, locale: Locale): string {
  return format(moment, locale, { weekday: "short" });
}

/** Formats the month of a moment at the circuit, without its year: `juni`. */
export function formatMonthName(moment: string, locale: Locale): string {
  return format(moment, locale, { month: "long" });
}

/** Formats the year of a moment at the circuit: `2027`. */
export function formatYear(moment: string, locale: Locale): string {
  return format(moment, locale, { year: "numeric" });
}

/** Capitalises a text for the start of a line: in Dutch, names of days begin with a small letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
