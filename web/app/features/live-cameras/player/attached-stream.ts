import type { StreamTrouble } from "./stream-state.ts";

/** A stream that a video element plays; `detach` ends it and gives its memory back. */
export interface AttachedStream {
  detach: () => void;
  /** What it couldn't fetch last, though it still tries; `null` for nothing. */
  lastTrouble: () => StreamTrouble | null;
}

/** Lets a video element play a stream. @param onTrouble - Called when it can't go on. */
export type AttachStream = (
  video: HTMLVideoElement,
  address: string,
  onTrouble: (trouble: StreamTrouble) => void,
) => AttachedStream;
