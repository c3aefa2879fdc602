import type { Film } from "./film-parts.ts";

/*
 * A film that goes round as if a camera sent it: which part shows when follows from the clock alone, so no program runs, all
 * processes and machines say the same, and a part with its number never changes.
 */

/** Moment from which parts are counted, in milliseconds since 1970; times within a stream stay small by it. */
export const countedFrom = Date.UTC(2026, 0, 1);

/** How far back a stream can be watched, in seconds. */
export const windowSeconds = 30 * 60;

/** A part of a stream in time. */
export interface StreamPart {
  /** Counted from the first of 2026. */
  number: number;
  /** Which part of the film it is. */
  index: number;
  /** When it begins, in seconds since the first of 2026. */
  second: number;
  seconds: number;
}

/** The part of a number; `null` for a number that no stream has. */
export function partOfNumber({ parts }: Film, number: number): StreamPart | null {
  if (!Number.isSafeInteger(number) || number < 0) return null;
  const index = number % parts.length;
  const before = parts.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  const second = Math.floor(number / parts.length) * lengthOf(parts) + before;
  return { number, index, second, seconds: parts[index]?.seconds ?? 0 };
}

/** The parts that a stream has at a moment: those that are over, of the last half hour. @param at - And `since` (when the camera went live), in milliseconds since 1970. */
function partsAt(film: Film, at: number, since: number | null): StreamPart[] {
  const now = (at - countedFrom) / 1000;
  const first = Math.max(now - windowSeconds, since === null ? 0 : (since - countedFrom) / 1000, 0);
  const found: StreamPart[] = [];
  const start = Math.floor(first / lengthOf(film.parts)) * film.parts.length;
  for (let number = start; ; number += 1) {
    const part = partOfNumber(film, number);
    if (part === null || part.second + part.seconds > now) return found;
    if (part.second >= first) found.push(part);
  }
}

/** The playlist (RFC 8216) of a stream at a moment. Empty of parts in the first seconds of a camera's hours. */
export function rollingPlaylist(film: Film, at: number, since: number | null): string {
  const parts = partsAt(film, at, since);
  const [first] = parts;
  const longest = Math.ceil(Math.max(...film.parts.map(({ seconds }) => seconds)));
  const head = [
    "#EXTM3U",
    "#EXT-X-VERSION:6",
    `#EXT-X-TARGETDURATION:${longest}`,
    `#EXT-X-MEDIA-SEQUENCE:${first?.number ?? 0}`,
    "#EXT-X-INDEPENDENT-SEGMENTS",
    '#EXT-X-MAP:URI="head.mp4"',
  ];
  if (first !== undefined) {
    head.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(countedFrom + first.second * 1000).toISOString()}`);
  }
  return `${[...head, ...parts.flatMap(({ number, seconds }) => [`#EXTINF:${seconds},`, `${number}.m4s`])].join("\n")}\n`;
}

function lengthOf(parts: Film["parts"]): number {
  return parts.reduce((sum, { seconds }) => sum + seconds, 0);
}
