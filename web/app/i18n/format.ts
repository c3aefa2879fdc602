import type { Locale } from "@circuit/contract/locales";

const languageTags: Record<Locale, string> = { nl: "nl-NL", en: "en-GB" };

const timeZone = "Europe/Amsterdam";

/**
 * Makes each formatter once for its options: a page formats dozens of
 * dates and prices, and making one takes long.
 */
function once<Options, Format>(make: (tag: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = `${locale}${JSON.stringify(options)}`;
    const cached = made.get(key) ?? make(languageTags[locale], options);
    made.set(key, cached);
    return cached;
  };
}

const dateFormat = once(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { timeZone, ...options }),
);

const numberFormat = once((tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));

/** Parts of a date at the circuit, of a moment in ISO 8601. */
function format(moment: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, options).format(new Date(moment));
}

/** `18 november 2026`: the day of a moment (ISO 8601) at the circuit. */
export function formatDay(moment: string, locale: Locale): string {
  return format(moment, locale, { day: "numeric", month: "long", year: "numeric" });
}

/** `zondag 27 juni 2027`: the day of a moment (ISO 8601) at the circuit, with its weekday. */
export function formatLongDay(moment: string, locale: Locale): string {
  return format(moment, locale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** `zondag`: the weekday of a moment at the circuit. */
export function formatWeekdayName(moment: string, locale: Locale): string {
  return format(moment, locale, { weekday: "long" });
}

/** `27`: the day of the month of a moment at the circuit. */
export function formatDayNumber(moment: string, locale: Locale): string {
  return format(moment, locale, { day: "numeric" });
}

/** `juni 2027`: the month of a moment at the circuit. */
export function formatMonth(moment: string, locale: Locale): string {
  return format(moment, locale, { month: "long", year: "numeric" });
}

/** `1.284`: a whole number. */
export function formatNumber(number: number, locale: Locale): string {
  return numberFormat(locale, {}).format(number);
}

/** `14:00`: the wall time of a moment at the circuit. */
export function formatTime(moment: string, locale: Locale): string {
  return format(moment, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/**
 * The days of an event in the two parts of a card: `25–27` and `juni`, or
 * `30–2` and `apr–mei` across months.
 *
 * @param startsAt - ISO 8601 moment; read at the circuit's own time, like `endsAt`.
 * @param otherYear - Two digits of a year that has to be named: `dec ’26`.
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

/** `25–27 juni 2027`: the days of an event in words. */
export function formatPeriod(startsAt: string, endsAt: string, locale: Locale): string {
  return dateFormat(locale, { day: "numeric", month: "long", year: "numeric" })
    .formatRange(new Date(startsAt), new Date(endsAt))
    .replaceAll(/\s?–\s?/gu, (dash) => (dash.includes(" ") && /\d/u.test(dash) ? dash : "–"));
}

/** Short names only for months that don't fit beside a large numeral. */
function formatShortMonth(moment: string, locale: Locale): string {
  const long = format(moment, locale, { month: "long" });
  return long.length <= 5 ? long : format(moment, locale, { month: "short" }).replace(".", "");
}

/** `€ 79,00` of whole euro cents, with a no-break space. */
export function formatPrice(cents: number, locale: Locale): string {
  return numberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);
}

/** `€ 45` of whole euro cents; cents are shown only where there are any. */
export function formatRoundPrice(cents: number, locale: Locale): string {
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  return numberFormat(locale, {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(cents / 100);
}

/** `350 m` or `6 km` of whole metres. */
export function formatDistance(metres: number, locale: Locale): string {
  const isShort = metres < 1000;
  return numberFormat(locale, {
    style: "unit",
    unit: isShort ? "meter" : "kilometer",
    maximumFractionDigits: 1,
  }).format(isShort ? metres : metres / 1000);
}

/** `340 kB` or `1,2 MB` of kilobytes (1000 bytes). */
export function formatFileSize(kilobytes: number, locale: Locale): string {
  const isSmall = kilobytes < 1000;
  return numberFormat(locale, {
    style: "unit",
    unit: isSmall ? "kilobyte" : "megabyte",
    maximumFractionDigits: isSmall ? 0 : 1,
  }).format(isSmall ? Math.max(1, kilobytes) : kilobytes / 1000);
}

/** `21%` or `5,5%` of a percentage, without the white space that some notations put in between. */
export function formatPercentage(percentage: number, locale: Locale): string {
  return `${numberFormat(locale, {}).format(percentage)}%`;
}

/** `zondag 27 juni`: a day at the circuit with its name, without its year. */
export function formatNamedDay(moment: string, locale: Locale): string {
  return format(moment, locale, { weekday: "long", day: "numeric", month: "long" });
}

/** `zo`: the short name of the weekday of a moment at the circuit. */
export function formatShortWeekday(moment: string, locale: Locale): string {
  return format(moment, locale, { weekday: "short" });
}

/** `juni`: the month of a moment at the circuit, without its year. */
export function formatMonthName(moment: string, locale: Locale): string {
  return format(moment, locale, { month: "long" });
}

/** `2027`: the year of a moment at the circuit. */
export function formatYear(moment: string, locale: Locale): string {
  return format(moment, locale, { year: "numeric" });
}

/** A text that begins a line, as the name of a day does that a format writes small. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
