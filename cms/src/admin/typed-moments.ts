import { isInCalendar } from "../../../contract/src/forms/date-bounds.ts";
import { parseCircuitTime, formatCircuitTime } from "./circuit-clock.ts";

/** How a language writes a date in digits: the order of its parts, and the sign between them. */
export interface DateShape {
  order: readonly DatePart[];
  separator: string;
}

type DatePart = "day" | "month" | "year";

/** What an editor typed in the inputs for a day and a time. */
export interface TypedMoment {
  day: string;
  time: string;
}

/** Whether a field holds a day alone, or a day with a time. */
export type MomentKind = "date" | "datetime";

/**
 * Why a typed day or time can't be stored: it is malformed (`unclear`), doesn't exist (`unknown`), is outside
 * `yearBounds` (`far`), is empty beside the other (`missing`), or the clock skips it as summer time begins (`skipped`).
 */
export type MomentError =
  | "day.unclear"
  | "day.unknown"
  | "day.far"
  | "day.missing"
  | "time.unclear"
  | "time.unknown"
  | "time.missing"
  | "time.skipped";

/** A form value made of the typed texts, with the reasons why they can't be stored, if any. */
export interface ReadMoment {
  /** A day `2027-06-12`, a moment as ISO 8601 in UTC, or unreadable texts in quotation marks; `null` for no text. */
  value: string | null;
  refusals: Partial<Record<keyof TypedMoment, MomentError>>;
}

/** The result of reading a typed text: its normalized form or a refusal; `null` for an empty text. */
type Reading = { text: string } | { refusal: MomentError } | null;

/** The first and last year that the CMS publishes; `date-problem.ts` has the same. */
export const yearBounds = { first: 1900, last: 2099 };

const dateParts: readonly DatePart[] = ["day", "month", "year"];

/** Returns how a language writes a date in digits; in English the month comes first, as in the panel's lists. */
export function dateShape(locale: string): DateShape {
  const written = new Intl.DateTimeFormat(locale, { year: "numeric", month: "2-digit", day: "2-digit" });
  const pieces = written.formatToParts(new Date(0));
  return {
    order: pieces.flatMap(({ type }) => dateParts.find((part) => part === type) ?? []),
    separator: pieces.find(({ type }) => type === "literal")?.value ?? "-",
  };
}

/** Joins texts for day, month and year in a language's order, for example `24-11-2026` or `dd-mm-jjjj`. */
export function writeDate({ order, separator }: DateShape, texts: Readonly<Record<DatePart, string>>): string {
  return order.map((part) => texts[part]).join(separator);
}

/** Formats a stored day, `2026-11-24`, as a language writes it. */
export function writeDay(shape: DateShape, stored: string): string {
  const [year = "", month = "", day = ""] = stored.split("-");
  return writeDate(shape, { day, month, year });
}

/**
 * Reads a typed day, in the language's order or year first; a year of two digits is in this century.
 *
 * @returns The day as `2026-11-24`.
 */
export function readDay(typed: string, { order }: DateShape): Reading {
  const text = typed.trim();
  if (text === "") return null;
  const figures = text.split(/[-–./\s]+/u);
  if (figures.length !== 3 || !figures.every((figure) => /^\d+$/u.test(figure))) return { refusal: "day.unclear" };

  const parts = figures[0]?.length === 4 ? (["year", "month", "day"] as const) : order;
  const of = (part: DatePart) => figures[parts.indexOf(part)] ?? "";
  if (of("day").length > 2 || of("month").length > 2 || !/^(?:\d\d|\d{4,})$/u.test(of("year")))
    return { refusal: "day.unclear" };
  const year = of("year").length === 2 ? 2000 + Number(of("year")) : Number(of("year"));
  const [month, day] = [Number(of("month")), Number(of("day"))];
  if (!isInCalendar(year, month, day)) return { refusal: "day.unknown" };
  if (year < yearBounds.first || year > yearBounds.last) return { refusal: "day.far" };
  return { text: `${year}-${twoFigures(month)}-${twoFigures(day)}` };
}

function twoFigures(value: number): string {
  return String(value).padStart(2, "0");
}

/** Reads a typed time; hours alone will do. @returns The time as `09:30`. */
export function readTime(typed: string): Reading {
  const text = typed.trim();
  if (text === "") return null;
  const figures = /^(\d{1,2})(?:\s*[-.,:;uh\s]\s*(\d\d)?)?$/iu.exec(text);
  if (figures === null) return { refusal: "time.unclear" };
  const [hours, minutes] = [Number(figures[1]), Number(figures[2] ?? 0)];
  return hours > 23 || minutes > 59
    ? { refusal: "time.unknown" }
    : { text: `${twoFigures(hours)}:${twoFigures(minutes)}` };
}

/** Makes a form value of the typed texts, or says why they can't be stored. Times are in the circuit's time zone. */
export function readMoment(kind: MomentKind, typed: TypedMoment, shape: DateShape): ReadMoment {
  const day = readDay(typed.day, shape);
  const time = kind === "date" ? null : readTime(typed.time);
  if (day === null && time === null) return { value: null, refusals: {} };

  const refusals = {
    ...refusalOf("day", day),
    ...(kind === "datetime" && refusalOf("time", time)),
  };
  if (Object.keys(refusals).length > 0 || day === null || !("text" in day))
    return { value: unreadable(kind, typed), refusals };
  if (time === null || !("text" in time)) return { value: day.text, refusals };
  const shown = `${day.text}T${time.text}`;
  const moment = parseCircuitTime(shown);
  return moment === null || formatCircuitTime(moment) !== shown
    ? { value: unreadable(kind, typed), refusals: { time: "time.skipped" } }
    : { value: new Date(moment).toISOString(), refusals };
}

/** Returns why the day or the time can't be stored, if so, given that the other one isn't empty. */
function refusalOf(part: keyof TypedMoment, reading: Reading): ReadMoment["refusals"] {
  if (reading === null) return { [part]: `${part}.missing` };
  return "refusal" in reading ? { [part]: reading.refusal } : {};
}

/** Quotation marks around texts that can't be stored, so that nothing takes them for a date. */
const [opening, closing] = ["‘", "’"];

/** Makes a form value of texts that can't be stored. The CMS refuses it, and copies of the form keep the texts. */
function unreadable(kind: MomentKind, { day, time }: TypedMoment): string {
  // The inputs have one line, so nobody can type a line break.
  return (kind === "date" ? [day] : [day, time]).map((text) => opening + text + closing).join("\n");
}

/** Whether a form value holds texts that can't be stored, in the quotation marks of `unreadable`. */
export function isUnreadable(value: unknown): boolean {
  return typeof value === "string" && value.startsWith(opening);
}

/** Reads the moment in a form value; `null` when it holds none. */
export function parseFormMoment(value: unknown): Date | null {
  if (isUnreadable(value)) return null;
  const moment = typeof value === "string" || value instanceof Date ? new Date(value) : null;
  return moment === null || Number.isNaN(moment.getTime()) ? null : moment;
}

/** Returns the texts that the inputs show for a form value. */
export function typedTextsOf(kind: MomentKind, value: unknown, shape: DateShape): TypedMoment {
  if (typeof value !== "string" || value === "") return { day: "", time: "" };
  if (isUnreadable(value)) {
    const [day = "", time = ""] = value.split("\n").map((text) => text.slice(opening.length, -closing.length));
    return { day, time };
  }
  if (kind === "date") return { day: writeDay(shape, value.slice(0, 10)), time: "" };
  const moment = Date.parse(value);
  // Shows a stored text that is no moment as it is.
  if (Number.isNaN(moment)) return { day: value, time: "" };
  const [day = "", time = ""] = formatCircuitTime(moment).split("T");
  return { day: writeDay(shape, day), time };
}

/** Normalizes the typed texts that can be read: `9.30` becomes `09:30`. */
export function normalizeTyped(kind: MomentKind, typed: TypedMoment, shape: DateShape): TypedMoment {
  const day = readDay(typed.day, shape);
  const time = kind === "date" ? null : readTime(typed.time);
  return {
    day: day !== null && "text" in day ? writeDay(shape, day.text) : typed.day,
    time: time !== null && "text" in time ? time.text : typed.time,
  };
}
