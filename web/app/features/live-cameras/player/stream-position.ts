/** Where a player is in a live stream, in seconds. */
export interface StreamPosition {
  /** How far back one can go from the newest picture. */
  reach: number;
  /** How far behind the newest picture the shown one is. */
  behind: number;
  isAtLive: boolean;
}

/** The furthest that a visitor can go back, in seconds, whatever a stream offers. */
const furthest = 30 * 60;

/**
 * What a stream has moves on: its oldest part may be gone by the time that a player asks for it, which then jumps to live.
 * So many seconds of it are left out.
 */
const aging = 20;

/** Up to so many seconds behind the newest picture counts as live: players keep some parts ahead of them. */
const liveWithin = 20;

/** How far behind the newest part a player goes to be live again, in seconds. */
const liveDistance = 10;

/** What of a video element tells where it is. */
type Seekable = Pick<HTMLVideoElement, "seekable" | "currentTime">;

/** Where the player is; all 0 as long as a stream has nothing to seek in. */
export function positionOf(video: Seekable): StreamPosition {
  const range = rangeOf(video);
  if (range === null) return { reach: 0, behind: 0, isAtLive: true };
  const behind = Math.max(range.end - video.currentTime, 0);
  return { reach: range.end - range.start, behind, isAtLive: behind <= liveWithin };
}

/** The time to seek to for a place so many seconds behind the newest picture; `null` when there is nothing to seek in. */
export function timeBehind(video: Seekable, behind: number): number | null {
  const range = rangeOf(video);
  if (range === null) return null;
  const newest = Math.max(range.end - liveDistance, range.start);
  return Math.min(Math.max(range.end - behind, range.start), newest);
}

function rangeOf({ seekable }: Seekable): { start: number; end: number } | null {
  if (seekable.length === 0) return null;
  const end = seekable.end(seekable.length - 1);
  const oldest = Math.max(seekable.start(0), end - furthest);
  if (!Number.isFinite(end) || end <= oldest) return null;
  return { start: oldest + Math.min(aging, (end - oldest) / 4), end };
}
