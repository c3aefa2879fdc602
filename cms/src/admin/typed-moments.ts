/** How a language writes a date in figures, for example day, month, year with `-` between them. */
interface DateShape {
  order: readonly string[];
  separator: string;
}

const parts = new Set(["day", "month", "year"]);

/** How Strapi's field expects a date in a language; source: `DatePicker` of `@strapi/design-system` 2. */
export function dateShape(locale: string): DateShape {
  const written = new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit" });
  const pieces = written.formatToParts(new Date(0));
  return {
    order: pieces.map(({ type }) => type).filter((type) => parts.has(type)),
    separator: pieces.find(({ type }) => type === "literal")?.value ?? "-",
  };
}

/** A date as it is typed, with the separators that Strapi's field reads: it takes `24/11/2026` for another day. */
export function tidyDate(text: string, { separator }: DateShape): string {
  return text.trimStart().replaceAll(/[-./\s]/gu, separator);
}

/** A time as it is typed, with the colon that Strapi's field reads: it takes `9.30` for nine o'clock. */
export function tidyTime(text: string): string {
  return text.trimStart().replaceAll(/[-.,;\suh]/giu, ":");
}

/** Strapi's fields choose no day after this year, and the CMS publishes none before the first. */
const years = { first: 1900, last: 2099 };

/** Whether a typed text is a day that exists: Strapi's field makes another one of 31 February. */
export function isDate(text: string, { order, separator }: DateShape): boolean {
  const figures = text.split(separator);
  if (figures.length !== order.length || !figures.every((figure) => /^\d+$/u.test(figure))) return false;
  const of = (part: string) => figures[order.indexOf(part)] ?? "";
  if (!/^(?:\d\d|\d{4})$/u.test(of("year"))) return false;

  const year = of("year").length === 2 ? 2000 + Number(of("year")) : Number(of("year"));
  const [month, day] = [Number(of("month")), Number(of("day"))];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= years.first && year <= years.last && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether a typed text is a time; hours alone are one. */
export function isTime(text: string): boolean {
  return /^(?:[01]?\d|2[0-3])(?::(?:[0-5]?\d)?)?$/u.test(text);
}
