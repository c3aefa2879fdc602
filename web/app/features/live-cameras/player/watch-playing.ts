import type { StreamEvent, StreamTrouble } from "./stream-state.ts";

/** Pause between two looks at whether the picture moves, in milliseconds. */
const lookMs = 1000;

/** After so many looks without a new picture a stream stalls, and after so many it is tried again. */
const looks = { stalled: 3, dead: 8, steady: 10 };

/**
 * Tells whether a video moves while it should: players don't say so themselves when a stream goes silent.
 *
 * @param why - What is known of why it doesn't.
 * @returns Ends it.
 */
export function watchPlaying(
  video: HTMLVideoElement,
  tell: (event: StreamEvent) => void,
  why: () => StreamTrouble,
): () => void {
  let last = video.currentTime;
  // From the start: what should play and waits for its first picture says that it is paused.
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
    // A tab that nobody sees may hold its pictures back.
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
