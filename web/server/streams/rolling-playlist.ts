import type { Film } from "./film-parts.ts";

/*
 * Streams that loop a film as if a camera sent it. The clock alone decides which segment is current, so that all
 * processes and machines agree without state, and a segment with its number never changes.
 */

/** Moment from which segments are numbered, in milliseconds since 1970. */
export const streamEpoch = Date.UTC(2026, 0, 1);

/** How far back viewers can seek, in seconds. */
export const windowSeconds = 30 * 60;

/** A segment of a stream. */
export interface StreamPart {
  /** Number since {@link streamEpoch}. */
  number: number;
  /** Index of the film's segment. */
  index: number;
  /** Its start, in seconds since {@link streamEpoch}. */
  second: number;
  seconds: number;
}

/** Returns the segment with a number; `null` for an invalid number. */
export function partOfNumber({ parts }: Film, number: number): StreamPart | null {
  if (!Number.isSafeInteger(number) || number < 0) return null;
  const index = number % parts.length;
  const before = parts.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
  const second = Math.floor(number / parts.length) * lengthOf(parts) + before;
  return { number, index, second, seconds: parts[index]?.seconds ?? 0 };
}

/** Returns the complete segments of the last half hour, at most since the camera went live. */
function partsAt(film: Film, at: number, since: number | null): StreamPart[] {
  const now = (at - streamEpoch) / 1000;
  const first = Math.max(now - windowSeconds, since === null ? 0 : (since - streamEpoch) / 1000, 0);
  const found: StreamPart[] = [];
  const start = Math.floor(first / lengthOf(film.parts)) * film.parts.length;
  for (let number = start; ; number += 1) {
    const part = partOfNumber(film, number);
    if (part === null || part.second + part.seconds > now) return found;
    if (part.second >= first) found.push(part);
  }
}

/**
 * Makes the HLS playlist (RFC 8216) of a stream at a moment.
 *
 * @param since - When the camera went live; `null` without hours. Both moments are milliseconds since 1970.
 */
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
    head.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(streamEpoch + first.second * 1000).toISOString()}`);
  }
  return `${[...head, ...parts.flatMap(({ number, seconds }) => [`#EXTINF:${seconds},`, `${number}.m4s`])].join("\n")}\n`;
}

function lengthOf(parts: Film["parts"]): number {
  return parts.reduce((sum, { seconds }) => sum + seconds, 0);
}
