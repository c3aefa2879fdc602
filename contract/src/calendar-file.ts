import { localTimeAsUtc } from "./circuit-clock.ts";

/**
 * An event in a calendar. Moments are ISO 8601. It takes whole days when `startsAt` and `endsAt` are both days
 * (`2027-06-25`; the last day is included), or both midnight at the circuit.
 */
export interface CalendarEvent {
  /** Stable, and the same in every language: a calendar program recognises the event by it. */
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  /** Moment of the last change; `null` when unknown. */
  updatedAt: string | null;
  description: string | null;
  place: string | null;
  category: string | null;
  /** URL of the event's page. */
  address: string;
  /** Makes a calendar program that has the event already strike it out. Absent for `false`. */
  isCancelled?: boolean;
}

interface Calendar {
  /** Name of the site, for `PRODID`. */
  publisher: string;
  /** Name of a calendar that people subscribe to; `null` for a single event. */
  name: string | null;
  language: string;
  events: readonly CalendarEvent[];
}

/** How often a subscribed calendar program fetches the file again: every twelve hours. */
const refresh = "PT12H";

/** `SEQUENCE` counts seconds since this moment, so that a later change always has a higher number. */
const firstRevision = Date.parse("2020-01-01T00:00:00Z");

/** Writes a calendar file (iCalendar, RFC 5545). Moments are in UTC, so that the file needs no time zone definition. */
export function calendarFile({ publisher, name, language, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapeText(publisher)}//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(name === null ? [] : calendarLines(name)),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Writes name and refresh interval twice: by the standard (RFC 7986), and as older calendar programs read them. */
function calendarLines(name: string): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
    `X-PUBLISHED-TTL:${refresh}`,
  ];
}

function eventLines(event: CalendarEvent): string[] {
  const { id, title, startsAt, endsAt, description, place, category, address, isCancelled = false } = event;
  const changedAt = Date.parse(event.updatedAt ?? startsAt);
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `LAST-MODIFIED:${utc(changedAt)}`,
    `SEQUENCE:${Math.max(0, Math.floor((changedAt - firstRevision) / 1000)) + (isCancelled ? 1 : 0)}`,
    ...timeLines(startsAt, endsAt),
    `SUMMARY:${escapeText(title)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(place === null ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(category === null ? [] : [`CATEGORIES:${escapeText(category)}`]),
    `URL:${address}`,
    `STATUS:${isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function timeLines(startsAt: string, endsAt: string): string[] {
  const days = wholeDays(startsAt, endsAt);
  if (days !== null) return [`DTSTART;VALUE=DATE:${day(days.first)}`, `DTEND;VALUE=DATE:${day(days.after)}`];
  const start = Date.parse(startsAt);
  // An end before its start makes a calendar refuse the whole file.
  return [`DTSTART:${utc(start)}`, `DTEND:${utc(Math.max(start, Date.parse(endsAt)))}`];
}

/**
 * Returns the days of an event that takes whole days: it has no times, or lasts from midnight to midnight at the
 * circuit, or to a minute before. `after` is the day after the last one; `null` for an event with times.
 */
function wholeDays(startsAt: string, endsAt: string): { first: number; after: number } | null {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (dayPattern.test(startsAt) && dayPattern.test(endsAt))
    return { first: start, after: Math.max(start, end) + dayMs };
  const [first, last] = [localTimeAsUtc(start), localTimeAsUtc(end)];
  const after = Math.ceil(last / dayMs) * dayMs;
  return first % dayMs === 0 && last > first && after - last <= minuteMs ? { first, after } : null;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/u;
const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Formats milliseconds since 1970 as `20270625`. */
function day(time: number): string {
  return utc(time).slice(0, 8);
}

/** Formats milliseconds since 1970 as `20270625T070000Z`. */
function utc(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d+/gu, "");
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, "\\$&")
    .replaceAll(/\r\n|\r|\n/gu, "\\n")
    .replaceAll(/\p{Cc}/gu, "");
}

/** Longest line in bytes, without its line break (RFC 5545, section 3.1). */
const longestLine = 75;

/** Folds a line that is too long: a following line that starts with a space continues it. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= longestLine) return line;
  const lines = [""];
  let size = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (size + bytes > longestLine) {
      lines.push("");
      size = 1;
    }
    lines.push(`${lines.pop() ?? ""}${character}`);
    size += bytes;
  }
  return lines.join("\r\n ");
}
