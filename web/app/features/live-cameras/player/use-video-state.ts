import { useEffect, useState, type RefObject } from "react";
import { positionOf, type StreamPosition } from "./stream-position.ts";

export interface VideoState extends StreamPosition {
  isPaused: boolean;
  isMuted: boolean;
  /** Approximate time of the shown picture, in milliseconds since 1970. */
  shownAt: number;
}

const events = ["play", "pause", "volumechange", "timeupdate", "seeking", "durationchange"] as const;

/** Tracks a video's state for its buttons, in whole seconds. */
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
      setState({
        reach: Math.round(reach),
        behind: Math.round(behind),
        isAtLive,
        isPaused: video.paused,
        isMuted: video.muted,
        shownAt: Math.round((Date.now() - behind * 1000) / 1000) * 1000,
      });
    };
    for (const name of events) video.addEventListener(name, read);
    return () => {
      for (const name of events) video.removeEventListener(name, read);
    };
  }, [ref]);
  return state;
}
