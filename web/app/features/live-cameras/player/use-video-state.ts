import { useEffect, useState, type RefObject } from "react";
import { positionOf, type StreamPosition } from "./stream-position.ts";

export interface VideoState extends StreamPosition {
  isPaused: boolean;
  isMuted: boolean;
  /** Approximate time of the shown picture, in milliseconds since 1970. */
  shownAt: number;
}

const events = ["play", "pause", "volumechange", "timeupdate", "seeking", "durationchange"] as const;

/** Tracks a video's state for its buttons, in whole seconds, so that they render no more often. */
export function useVideoState(ref: RefObject<HTMLVideoElement | null>): VideoState {
  const [state, setState] = useState<VideoState>({
    reach: 0,
    behind: 0,
    isAtLive: true,
    isPaused: false,
    isMuted: true,
    shownAt: 0,
  });

  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    const read = () => {
      const { reach, behind, isAtLive } = positionOf(video);
      const next = {
        reach: Math.round(reach),
        behind: Math.round(behind),
        isAtLive,
        isPaused: video.paused,
        isMuted: video.muted,
        shownAt: Math.round((Date.now() - behind * 1000) / 1000) * 1000,
      };
      setState((last) => (isSame(last, next) ? last : next));
    };
    for (const name of events) video.addEventListener(name, read);
    return () => {
      for (const name of events) video.removeEventListener(name, read);
    };
  }, [ref]);
  return state;
}

function isSame(a: VideoState, b: VideoState): boolean {
  return (
    a.reach === b.reach &&
    a.behind === b.behind &&
    a.isPaused === b.isPaused &&
    a.isMuted === b.isMuted &&
    a.shownAt === b.shownAt
  );
}
