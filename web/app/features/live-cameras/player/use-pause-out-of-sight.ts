import { useEffect, type RefObject } from "react";
import { positionOf, timeBehind } from "./stream-position.ts";

/**
 * Pauses a video while nobody sees it: its tab is hidden or it is scrolled away, but not in picture-in-picture. Resumes
 * it afterwards, live again if it was live.
 */
export function usePauseOutOfSight(ref: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    let isInView = true;
    let resume: (() => void) | null = null;

    const look = () => {
      const isSeen = (isInView && !document.hidden) || document.pictureInPictureElement === video;
      if (!isSeen && !video.paused) {
        const wasLive = positionOf(video).isAtLive;
        video.pause();
        resume = () => {
          const time = wasLive ? timeBehind(video, 0) : null;
          if (time !== null) video.currentTime = time;
          void video.play().catch(() => undefined);
        };
      } else if (isSeen && resume !== null) {
        resume();
        resume = null;
      }
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? true;
      look();
    });
    observer.observe(video);
    document.addEventListener("visibilitychange", look);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [ref]);
}
