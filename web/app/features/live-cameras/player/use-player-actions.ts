import type { RefObject } from "react";
import { takeSnapshot } from "./take-snapshot.ts";
import { positionOf, timeBehind } from "./stream-position.ts";

export type PlayerActions = ReturnType<typeof usePlayerActions>;

/** Seconds that the back button goes back. */
const stepBack = 10;

interface Player {
  video: RefObject<HTMLVideoElement | null>;
  /** Element for fullscreen: the video with its buttons. */
  frame: RefObject<HTMLElement | null>;
  /** File name of a saved picture, without its extension. */
  pictureName: string;
  /** Called when a picture has been saved, or couldn't be. */
  onSnapshot: (isSaved: boolean) => void;
}

/** Returns the actions of the player's buttons; `null` for what this browser can't do. */
export function usePlayerActions({ video, frame, pictureName, onSnapshot }: Player) {
  const onVideo = (act: (element: HTMLVideoElement) => void) => () => {
    if (video.current !== null) act(video.current);
  };
  return {
    togglePlay: onVideo((element) => (element.paused ? play(element) : element.pause())),
    goBack: onVideo((element) => seek(element, positionOf(element).behind + stepBack)),
    goLive: onVideo((element) => {
      seek(element, 0);
      play(element);
    }),
    seek: (behind: number) => onVideo((element) => seek(element, behind))(),
    toggleMuted: onVideo((element) => {
      element.muted = !element.muted;
    }),
    takeSnapshot: onVideo((element) => void takeSnapshot(element, pictureName).then(onSnapshot)),
    togglePicture: document.pictureInPictureEnabled ? onVideo((element) => void togglePicture(element)) : null,
    toggleFull: document.fullscreenEnabled ? () => void toggleFull(frame.current) : null,
  };
}

/** Plays, unless the browser refuses. After a long pause skips what the stream no longer has. */
function play(video: HTMLVideoElement): void {
  const { behind, reach } = positionOf(video);
  if (behind > reach) seek(video, reach);
  video.play().catch(() => undefined);
}

function seek(video: HTMLVideoElement, behind: number): void {
  const time = timeBehind(video, behind);
  if (time !== null) video.currentTime = time;
}

async function togglePicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement === null) await video.requestPictureInPicture();
    else await document.exitPictureInPicture();
  } catch {
    // The browser refuses, or there is no picture yet.
  }
}

async function toggleFull(frame: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement === null) await frame?.requestFullscreen();
    else await document.exitFullscreen();
  } catch {
    // The browser refuses.
  }
}
