/** Position of a player in a live stream, in seconds. */
export interface StreamPosition {
  /** How far back one can seek from the newest picture. */
  reach: number;
  /** How far behind the newest picture the shown one is. */
  behind: number;
  isAtLive: boolean;
}

/** Furthest that visitors can seek back, in seconds, whatever a stream offers. */
const maxSeekBack = 30 * 60;

/**
 * Seconds left out at the old end of a stream: they may expire before the player requests them, which then jumps to
 * live.
 */
const expiringSeconds = 20;

/** Seconds behind the newest picture that still count as live: players buffer some segments ahead. */
const liveWithin = 20;

/** Seconds behind the newest picture at which a player goes live again. */
const liveDistance = 10;

type Seekable = Pick<HTMLVideoElement, "seekable" | "currentTime">;

/** Returns the player's position; at live, with no reach, while the stream has nothing to seek in. */
export function positionOf(video: Seekable): StreamPosition {
  const range = rangeOf(video);
  if (range === null) return { reach: 0, behind: 0, isAtLive: true };
  const behind = Math.max(range.end - video.currentTime, 0);
  return { reach: range.end - range.start, behind, isAtLive: behind <= liveWithin };
}

/**
 * Returns the time to seek to for a distance in seconds behind the newest picture; `null` when there is nothing to seek
 * in.
 */
export function timeBehind(video: Seekable, behind: number): number | null {
  const range = rangeOf(video);
  if (range === null) return null;
  const newest = Math.max(range.end - liveDistance, range.start);
  return Math.min(Math.max(range.end - behind, range.start), newest);
}

function rangeOf({ seekable }: Seekable): { start: number; end: number } | null {
  if (seekable.length === 0) return null;
  const end = seekable.end(seekable.length - 1);
  const oldest = Math.max(seekable.start(0), end - maxSeekBack);
  if (!Number.isFinite(end) || end <= oldest) return null;
  return { start: oldest + Math.min(expiringSeconds, (end - oldest) / 4), end };
}
