import type { StreamTrouble } from "./stream-state.ts";

/** A stream that a video element plays; `detach` ends it and frees its memory. */
export interface AttachedStream {
  detach: () => void;
  /** Returns why its last request failed, though it still tries; `null` when none has. */
  lastTrouble: () => StreamTrouble | null;
}

/** Plays a stream in a video element. @param onTrouble - Called when the stream can't go on. */
export type AttachStream = (
  video: HTMLVideoElement,
  address: string,
  onTrouble: (trouble: StreamTrouble) => void,
) => AttachedStream;
