import type { StreamEvent, StreamTrouble } from "./stream-state.ts";

/** Milliseconds between two checks of whether the picture moves. */
const lookMs = 1000;

/** Checks without a new picture until a stream has stalled or is dead, and with a new one until it is steady. */
const looks = { stalled: 3, dead: 8, steady: 10 };

/**
 * Reports whether a video moves while it should: players don't say so when a stream goes silent.
 *
 * @param why - Returns why the video probably doesn't move.
 * @returns A function that stops this.
 */
export function watchPlaying(
  video: HTMLVideoElement,
  tell: (event: StreamEvent) => void,
  why: () => StreamTrouble,
): () => void {
  let last = video.currentTime;
  // True from the start: a video that waits for its first picture reports itself as paused.
  let isWanted = true;
  let still = 0;
  let moving = 0;
  const look = () => {
    const hasMoved = video.currentTime !== last;
    last = video.currentTime;
    if (hasMoved) {
      still = 0;
      moving += 1;
      if (moving === 1) tell({ kind: "moved" });
      if (moving === looks.steady) tell({ kind: "steady" });
      return;
    }
    // Browsers may hold pictures back in a hidden tab.
    if (!isWanted || document.hidden) {
      still = 0;
      return;
    }
    moving = 0;
    still += 1;
    if (still === looks.stalled) tell({ kind: "still" });
    if (still >= looks.dead) tell({ kind: "trouble", trouble: why() });
  };
  const timer = setInterval(look, lookMs);
  const wanted = () => {
    isWanted = true;
  };
  const paused = () => {
    isWanted = false;
    moving = 0;
    tell({ kind: "paused" });
  };
  const ended = () => tell({ kind: "ended" });
  video.addEventListener("timeupdate", look, { once: true });
  video.addEventListener("play", wanted);
  video.addEventListener("pause", paused);
  video.addEventListener("ended", ended);
  return () => {
    clearInterval(timer);
    video.removeEventListener("timeupdate", look);
    video.removeEventListener("play", wanted);
    video.removeEventListener("pause", paused);
    video.removeEventListener("ended", ended);
  };
}
